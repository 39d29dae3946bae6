import type { AnyGame } from '../../games/kit'
import { answer, promptNumber, startMatch, type Match, type Step } from '../index'
import { bareTable } from './bare-table'
import { nonces } from './nonces'

export function newNonces(game: AnyGame = nonces, sameScreen = false, ben = 'human'): Match {
  const players = { ada: 'human', ben }
  const seats = Object.entries(players).map(([seat, player]) => ({ seat, name: seat.toUpperCase(), player }))
  const wanted = { setup: { setup: 'two', choices: {} }, seats, sameScreen, chance: 'a secret of sixteen' }
  const started = startMatch(game, bareTable, wanted)
  if (!started.ok) throw new Error(started.why)
  return started.match
}

export const say = (match: Match, seat: string, id: string): Step =>
  answer(match, seat, { n: promptNumber(match.record.journal), ids: [id] })

/** The whole match: who answers what. */
export const WHOLE: [string, string][] = [
  ['ada', 'note'],
  ['ada', 'note'],
  ['ada', 'end'],
  ['ada', 'ada1'],
  ['ben', 'ben0'],
  ['ben', 'on'],
  ['ada', 'end'],
  ['ben', 'ben2'],
  ['ada', 'ada0'],
  ['ben', 'on'],
]
