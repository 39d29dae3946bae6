import { expect, test } from 'vitest'
import { board, surfaceOf } from '../../games/flickfleet'
import type { AnyGame, Base, FlickOption, Play } from '../../games/kit'
import type { Match } from '../../match'
import { createTape } from '../../table/tape'
import type { Rest } from '../../table/types'
import { random } from '../../table/exact'
import { fire } from '../human/testing/scene'
import { waysOf, type Candidate } from './candidates'
import { promising } from './foresight'
import type { Mind } from './mind'

const table = { board, tape: createTape(board) }

/** A fighter wing that is down to one disc, in the middle, with an enemy north of it. */
const rest: Rest = {
  ember: { kind: 'ship', shape: 'fighter_wing:1', pose: { x: 450, y: 450, a: 0 } },
  anvil: { kind: 'ship', shape: 'destroyer', pose: { x: 450, y: 700, a: 0 } },
}
const disc: FlickOption = { how: 'flick', piece: 'ember', ...surfaceOf('fighter_wing:1') }
const match = { table, running: { turn: { play: { s: { table: rest }, rules: {} } } } } as unknown as Match

/** Somebody to whom a table is worth what the word says. */
const wishing = (judge: (table: Rest) => number): Mind =>
  ({
    game: { bot: { judge: ({ s }: Play<Base, unknown>) => judge(s.table) } } as unknown as AnyGame,
    outlook: { seat: 'a' },
  }) as unknown as Mind

const ways = (option: FlickOption): Candidate[] =>
  waysOf(table, rest, { id: 'move', verb: 'move', say: '', ...option }, random('ways'))

const northing = ({ ember }: Rest): number => ember!.pose.y / 1000

test('the way that promises most comes first: to the north for one, to the south for another', () => {
  const north = promising(wishing(northing), match, ways(disc))
  expect([340, 0, 20]).toContain(north[0]!.answer.aim!.bearing)
  expect(north).toHaveLength(ways(disc).length)
  const south = promising(
    wishing((at) => -northing(at)),
    match,
    ways(disc),
  )
  // As far as the edge: the ways beside straight south get there too.
  expect([160, 180, 200]).toContain(south[0]!.answer.aim!.bearing)
})

test('nothing is seen beyond the edge of the table', () => {
  let farthest = 0
  promising(
    wishing((at) => {
      farthest = Math.max(farthest, at['ember']!.pose.y)
      return northing(at)
    }),
    match,
    ways(disc),
  )
  expect(farthest).toBe(900)
})

test('shots promise nothing: they stay in their order', () => {
  const shots = ways(fire)
  expect(promising(wishing(northing), match, shots)).toEqual(shots)
})
