import { words } from '../../../../games/flickfleet'
import type { About } from '../../../../games/kit'
import type { SeenGate } from './types'

/** A line of the log that is about a point of damage. */
export type Point = About & Required<Pick<About, 'gate' | 'way'>>

export const isPoint = (about: About): about is Point => about.gate !== undefined && about.way !== undefined

/** Every gate of the point's way, as it is drawn. */
export function rowOf({ gate, way }: Point): SeenGate[] {
  const taking = way.findIndex(({ is }) => is === gate)
  const stateOf = (i: number): SeenGate['state'] =>
    i === taking ? 'takes' : i < taking ? 'passed' : 'not reached'
  return way.map((one, i) => ({ say: 'not reached', ...one, state: stateOf(i) }))
}

/** What the points mean for the ship now: of each gate and place the last sentence; of its end that alone. */
export function meaningOf(points: readonly Point[]): string {
  const last = points.at(-1)!
  if (words[last.is]?.kind === 'lost') return last.note ?? ''
  const notes = new Map(points.map(({ gate, place, note }) => [`${gate} ${place}`, note ?? '']))
  return [...notes.values()].filter(Boolean).join(' ')
}
