import { type About, type Asked, citedEntry, type RuleEntry, type Shown } from '../../kit'
import { classes } from '../data'
import type { ActionData } from '../data/types'
import { allRules } from '../modules'
import type { State } from '../state'
import { words } from '../words'
import type { Id } from '../../../table/types'

/** From a class of ship to what tells of it. */
export const ENTRY_OF_SHIP: Readonly<Record<string, string>> = {
  fighter_wing: 'fighter-wing',
  bomber_wing: 'bomber-wing',
  destroyer: 'destroyer',
  carrier: 'carrier',
  dreadnought: 'dreadnought',
  prototype_dreadnought: 'prototype',
  freighter: 'freighters',
  cadet_fighter: 'target-practice',
  range_drone: 'target-practice',
}

/** The entry that governs what is asked; null for what no entry knows. */
export function ruleIn(entries: readonly RuleEntry[], asked: Asked, s: Shown<State>): string | null {
  if ('rule' in asked) return citedEntry(entries, asked.rule)
  if ('told' in asked) return told(asked.told, s)
  return entryOfPiece(asked.piece, asked.place, s)
}

/** By the word of a log line, else what it is about. */
function told({ is, piece, place }: About, s: Shown<State>): string | null {
  const word = words[is]
  return word?.entry === null ? entryOfPiece(piece, place, s) : (word?.entry ?? null)
}

function entryOfPiece(id: Id, place: number | undefined, s: Shown<State>): string | null {
  const ship = s.ships[id]
  if (!ship) return allRules.things[s.things[id]?.does ?? '']?.entry ?? null
  return place === undefined ? ENTRY_OF_SHIP[ship.class]! : entryOfPlace(ship.class, place)
}

/** Of a place of the dashboard, in the order of the data; a wing has one for each of its actions. */
export function entryOfPlace(ship: string, place: number): string {
  const { kind, locations, actions } = classes[ship]!
  if (kind === 'wing') return actions[place]?.type === 'fire' ? 'firing' : 'wings'
  const action = locations[place]?.action
  return action ? entryOfAction(action) : 'weak-spot'
}

const entryOfAction = ({ type, weapon }: ActionData): string =>
  weapon === undefined ? allRules.actions[type]!.entry : allRules.weapons[weapon]!.entry
