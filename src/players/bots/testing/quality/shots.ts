import { imagined, type Mind } from '../../mind'
import { tryOut } from '../../rollout'
import { game, shots, standAt, table, type Position } from '../positions'
import type { Candidate } from '../../candidates'
import type { Hand } from '../../levels'
import type { FlickOption, Option } from '../../../../games/kit'
import { outlook, type Match } from '../../../../match'

/** Some dice have nobody to hit. */
const MORE = 1.2

export const STEADY: Hand = { bearing: 0, speed: 0, contact: 0 }

export type Die = Option & FlickOption

/** The die that waits to be flicked at somebody. */
export const dieOf = (match: Match): Die | undefined =>
  match.asks
    .filter(({ extra }) => !extra)
    .flatMap(({ options }) => options)
    .find((option): option is Die => option.how === 'flick' && !!option.adds && !!option.at?.length)

/** Stored positions at which a die waits that may hit somebody, spread evenly over the matches. */
export const shotsToTake = (count: number): Position[] =>
  shots(Math.ceil(count * MORE))
    .filter((position) => dieOf(standAt(position, 'shots')))
    .slice(0, count)

export function mindAt(position: Position, hand: Hand, seed: string): Mind {
  const match = standAt(position, 'shots')
  const { seat } = match.asks.find(({ extra }) => !extra)!
  return { game, table, outlook: outlook(match, seat)!, hand, seed }
}

/** What a shot alone is worth on average: it is played on only through what others must answer. */
export function worthOf(mind: Mind, candidate: Candidate, tries: number): number {
  let sum = 0
  for (let i = 0; i < tries; i++) sum += tryOut(mind, candidate, i, ({ seat }) => seat !== mind.outlook.seat)
  return sum / tries
}

export const dieIn = (mind: Mind): Die => dieOf(imagined(mind, 'now'))!
