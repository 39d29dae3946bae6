import { expect, test } from 'vitest'
import type { Aim, Event, Point, Result } from '../../../table/types'
import { lookedAt, newBattle, take } from '../testing/battle'
import { MARKS } from '../../games/flickfleet/marks'
import type { Mark } from '../../parts/mark'
import { flownIn } from './shots'

const markOf = (seat: string): Mark => MARKS[seat]!
const aim: Aim = { at: 0, bearing: 0, speed: 500 }

/** Ember (`s1`) fires, and this happens. */
function fired(events: Event[], start?: Point, poses: Result['poses'] = {}) {
  const match = newBattle()
  take(match, 'uprising', 'activate:s1')
  const fire = lookedAt(match).prompt!.asks[0]!.options.find(({ id }) => id.startsWith('fire'))!
  take(match, 'uprising', fire.id)
  const before = lookedAt(match)
  const { board } = match.table
  const result = { events, poses, touching: [] as [string, string][], seconds: 1, hash: '' }
  const by = { seat: 'uprising', ids: ['die'], aim: { ...aim, ...(start ? { start } : {}) }, result }
  const entry = { n: 3, is: 'fact' as const, fact: { key: before.prompt!.key, did: 'answered' as const, by } }
  return { flown: flownIn(before, entry, board, markOf), ship: before.state.table.s1!.pose }
}

test('a die flies from its ship to what it touches first, its own ship aside', () => {
  const { flown, ship } = fired([
    { t: 0, is: 'touch', a: 'die', b: 's1', moving: 'a', at: { x: 1, y: 1 } },
    { t: 0.4, is: 'touch', a: 'die', b: 's4', moving: 'a', at: { x: 440, y: 700 } },
    { t: 0.9, is: 'out', a: 'die', at: { x: 500, y: 900 }, side: 'N' },
  ])
  expect(flown).toEqual({
    n: 3,
    seat: 'uprising',
    mark: MARKS['uprising'],
    die: true,
    from: { x: ship.x, y: ship.y },
    to: { x: 440, y: 700 },
    end: 'touch',
    met: 's4',
  })
})

test('or over the edge, or to where it comes to rest; from where it was put on its ship', () => {
  const start = { x: 210, y: 120 }
  const { flown } = fired([{ t: 0.9, is: 'out', a: 'die', at: { x: 500, y: 900 }, side: 'N' }], start)
  expect(flown).toMatchObject({ from: start, to: { x: 500, y: 900 }, end: 'out' })
  const rests = fired([], start, { die: { x: 300, y: 400, a: 90, up: 7 } })
  expect(rests.flown).toMatchObject({ to: { x: 300, y: 400 }, end: 'rest' })
})

test('an answer without a flick is no shot', () => {
  const match = newBattle()
  const before = lookedAt(match)
  take(match, 'uprising', 'activate:s1')
  expect(flownIn(before, match.record.journal[0]!, match.table.board, markOf)).toBeNull()
})
