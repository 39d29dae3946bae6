import { ENTRY, type EntryState, type EntryField } from '../engine/body'
import { loadJolt } from '../engine/load'
import type { EnteringGate } from '../play/begin'
import { type Table, createTable } from '../table'
import type { Board, Event, Id, Result } from '../types'
import { BOARD } from './board'

/** One engine for all tests of a file. */
export const jolt = await loadJolt()

/** A table of the test board. `gate` may change the numbers of a body as they enter the engine. */
export const openTable = (gate?: EnteringGate, board: Board = BOARD): Table => createTable(jolt, board, gate)

/** A gate that writes some of one body's numbers: cm, quaternion, cm/s, rad/s, see `ENTRY`. */
export const entering =
  (id: Id, numbers: Partial<Record<EntryField, number[]>>): EnteringGate =>
  (entered: Id, from: EntryState) => {
    if (entered !== id) return
    if (numbers.position) from.set(numbers.position, ENTRY.position)
    if (numbers.turn) from.set(numbers.turn, ENTRY.turn)
    if (numbers.velocity) from.set(numbers.velocity, ENTRY.velocity)
    if (numbers.spin) from.set(numbers.spin, ENTRY.spin)
  }

/** Several gates, one after another. */
export const gates =
  (...all: EnteringGate[]): EnteringGate =>
  (id, from) =>
    all.forEach((gate) => gate(id, from))

export const eventsOf = <K extends Event['is']>(result: Result, is: K): Extract<Event, { is: K }>[] =>
  result.events.filter((event): event is Extract<Event, { is: K }> => event.is === is)
