import { expect, test } from 'vitest'
import type { Aim, Event, Point, Result } from '../../../table/types'
import { flickfleet } from '../../../games/flickfleet'
import { answer, type Match } from '../../../match'
import { bareTable } from '../../../match/testing/bare-table'
import { openArchive } from '../past/archive'
import { lookedAt, newBattle, take } from '../testing/battle'
import { MARKS } from '../../games/flickfleet/marks'
import type { Mark } from '../../parts/mark'
import { flownIn } from './shots'

const markOf = (seat: string): Mark => MARKS[seat]!
const aim: Aim = { at: 0, bearing: 0, speed: 1500 }

/** Ember (`s1`) fires, and this happens: the shot as the past shows it. */
function fired(events: Event[], start?: Point, poses: Result['poses'] = {}) {
  const result = { events, poses, touching: [] as [string, string][], seconds: 1, hash: '' }
  const play = () => ({ result, track: { hz: 60 as const, frames: 0, pieces: {} } })
  const match = newBattle({}, 'introductory', (board) => ({ ...bareTable(board), play }))
  take(match, 'uprising', 'activate:s1')
  const fire = lookedAt(match).prompt!.asks[0]!.options.find(({ id }) => id.startsWith('fire'))!
  take(match, 'uprising', fire.id)
  const before = lookedAt(match)
  const { x, y } = before.state.table['s1']!.pose
  const ship = { x, y }
  const aimed = { n: before.prompt!.n, ids: ['die'], aim: { ...aim, start: start ?? ship } }
  const step = answer(match, 'uprising', aimed)
  if (!step.ok) throw new Error(step.why)
  return { flown: shotsIn(match).at(-1), ship }
}

function shotsIn({ record, table }: Match) {
  const archive = openArchive(flickfleet, record)
  const facts = record.journal.filter((entry) => entry.is === 'fact')
  return facts.map((entry) => flownIn(archive.viewAt(entry.n - 1), entry, table.board, markOf))
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
    from: ship,
    to: { x: 440, y: 700 },
    end: 'touch',
    met: 's4',
  })
})

test('or over the edge, or to where it comes to rest; from where it was put on its ship', () => {
  const start = { x: 250, y: 100 }
  const { flown } = fired([{ t: 0.9, is: 'out', a: 'die', at: { x: 500, y: 900 }, side: 'N' }], start)
  expect(flown).toMatchObject({ from: start, to: { x: 500, y: 900 }, end: 'out' })
  const rests = fired([], start, { die: { x: 300, y: 400, a: 90, up: 7 } })
  expect(rests.flown).toMatchObject({ to: { x: 300, y: 400 }, end: 'rest' })
})

test('an answer without a flick is no shot', () => {
  const match = newBattle()
  take(match, 'uprising', 'activate:s1')
  expect(shotsIn(match)).toEqual([null])
})
