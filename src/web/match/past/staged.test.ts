import { expect, test } from 'vitest'
import type { View } from '../../../match'
import { createGlide } from '../../../table/glide'
import type { Pose, Rest } from '../../../table/types'
import { board } from '../../../games/flickfleet'
import { motionsOf, restFor } from './staged'
import { lookedAt, newBattle } from '../testing/battle'

const glide = createGlide(board)
const slid = (rest: Rest, piece: string, y: number) =>
  glide(rest, { piece, to: { x: rest[piece]!.pose.x, y }, mm: 900 }).track

const poses = (view: View): Record<string, Pose> =>
  Object.fromEntries(Object.entries(view.state.table).map(([id, { pose }]) => [id, pose]))

const first = lookedAt(newBattle())
const withTable = (table: Rest): View => ({ ...first, state: { ...first.state, table } })
const moved = (rest: Rest, id: string, y: number): Rest => ({
  ...rest,
  [id]: { ...rest[id]!, pose: { ...rest[id]!.pose, y } },
})

test('what slides after a flick starts where the flick left it; the others stand as they do at last', () => {
  const start = first.state.table
  const flicked = moved(start, 's1', 200)
  const [last] = [withTable(moved(flicked, 's1', 260))]
  const [one, two] = motionsOf(first, [slid(start, 's1', 200), slid(flicked, 's1', 260)], last)
  expect(one!.before).toBe(first)
  expect(poses(one!.after)).toEqual(poses(two!.before))
  expect(poses(two!.before)).toEqual(poses(withTable(flicked)))
  expect(two!.after).toBe(last)
})

test('who is destroyed by what follows is still there before it, who is destroyed first is not', () => {
  const start = first.state.table
  const { s1: _, s2: __, ...left } = start
  const tracks = [slid(start, 's2', 250), slid(start, 's1', 200)]
  const [one, two] = motionsOf(first, tracks, withTable(left))
  expect(Object.keys(one!.after.state.table)).toContain('s1')
  expect(Object.keys(one!.after.state.table)).not.toContain('s2')
  expect(two!.before.state.table['s1']!.pose).toEqual(start['s1']!.pose)
})

test("a bot's die is the one that it flicked, on its ship, although nobody here was asked", () => {
  const flick = { piece: 'die', adds: { kind: 'die', shape: 'D6', on: 's7' } }
  const track = { hz: 60 as const, frames: 1, pieces: { die: [40000, 30000, 500, 0, 0, 0, 10000] }, flick }
  const waiting: View = { ...first, prompt: { ...first.prompt!, asks: [] } }
  expect(restFor(waiting, track)['die']).toEqual({
    kind: 'die',
    shape: 'D6',
    pose: { x: 400, y: 300, a: 0, on: 's7' },
  })
})
