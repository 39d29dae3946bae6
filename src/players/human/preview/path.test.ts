import { expect, test } from 'vitest'
import { RADIANS, random, roundTo, turn } from '../../../table/exact'
import { distance } from '../../../table/outline'
import { BOARD, onTable, piece } from '../../../table/testing/board'
import { pushOf, sternPush } from '../../../table/testing/flicks'
import { eventsOf, openTable } from '../../../table/testing/open'
import { twelveShips } from '../../../table/testing/scenes'
import type { Flick, Id, Played, Point, Rest } from '../../../table/types'
import { between } from '../numbers'
import { bearingTo } from '../sight'
import { pathOf, SHOWN } from './path'

const table = openTable()
const ALONE = onTable(['ship', piece('destroyer', 450, 300)])

const lengthOf = (path: readonly Point[]): number =>
  path.slice(1).reduce((sum, point, i) => sum + distance(path[i]!, point), 0)

/** Where a frame of the track has the piece. */
const centre = ({ track }: Played, id: Id, frame: number): Point => {
  const [x, y] = track.pieces[id]!.slice(frame * 7)
  return { x: x! / 100, y: y! / 100 }
}

/** The point of a path that is so far from its start, as the crow flies; else its end. */
function reached(path: readonly Point[], mm: number): Point {
  const [start] = path
  const i = path.findIndex((point) => distance(start!, point) >= mm)
  if (i === -1) return path.at(-1)!
  const [from, to] = [path[i - 1]!, path[i]!]
  const share = (mm - distance(start!, from)) / (distance(start!, to) - distance(start!, from))
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

const shown = (rest: Rest, flick: Flick): Point[] => pathOf(table.play(rest, flick), flick)

test('a free flick is shown for 15 cm, a weak one as far as it goes', () => {
  expect(lengthOf(shown(ALONE, sternPush('ship', 0, 1500)))).toBeCloseTo(SHOWN, 6)
  const flick = sternPush('ship', 0, 500)
  const weak = table.play(ALONE, flick)
  expect(pathOf(weak, flick).at(-1)).toEqual(centre(weak, 'ship', weak.track.frames - 1))
})

test('it is cut where the piece first touches anything', () => {
  const rest = { ...ALONE, rock: piece('rock', 450, 450, 0, { fixed: true }) }
  // 150 mm, less from bow to centre 54.6 mm and the rock's radius 30 mm.
  expect(Math.abs(lengthOf(shown(rest, sternPush('ship', 0, 1500))) - 65.4)).toBeLessThan(4)
})

test('a glancing blow does not bend it', () => {
  const rest = { ...ALONE, rock: piece('rock', 491, 450, 0, { fixed: true }) }
  const played = table.play(rest, sternPush('ship', 0, 1500))
  expect(eventsOf(played.result, 'touch')).toHaveLength(1)
  const path = pathOf(played, sternPush('ship', 0, 1500))
  expect(path.every(({ x }) => Math.abs(x - 450) < 0.05)).toBe(true)
})

test('a piece that is stopped at once goes as it was pushed', () => {
  const rest = { ...ALONE, rock: piece('rock', 450, 390, 0, { fixed: true }) }
  const path = shown(rest, sternPush('ship', 0, 1500))
  expect(path).toHaveLength(2)
  expect(Math.abs(lengthOf(path) - 5.4)).toBeLessThan(4)
})

test('what others touch does not cut it', () => {
  const flick = sternPush('ship', 0, 1500)
  const played = table.play(ALONE, flick)
  const touch = { t: 0.01, is: 'touch', a: 'far', b: 'rock', moving: 'a', at: { x: 1, y: 1 } } as const
  const busy: Played = { ...played, result: { ...played.result, events: [touch] } }
  expect(pathOf(busy, flick)).toEqual(pathOf(played, flick))
})

test('it ends where the piece leaves the table', () => {
  const rest = onTable(['ship', piece('destroyer', 450, 830)])
  const flick = sternPush('ship', 0, 2000)
  const played = table.play(rest, flick)
  const [out] = eventsOf(played.result, 'out')
  expect(distance(pathOf(played, flick).at(-1)!, out!.at)).toBeLessThan(2)
})

test('a piece that did not move has no path', () => {
  const played = table.play(ALONE, sternPush('ship', 0, 1500))
  expect(pathOf(played, { ...sternPush('nobody', 0, 1500) })).toEqual([])
})

/** Ships and discs of a full table, each in its turn, at any strength. */
function pushes(count: number): { rest: Rest; flicks: Flick[] } {
  const next = random('preview')
  const rest = twelveShips(BOARD, next)
  const movers = Object.keys(rest).filter((id) => !rest[id]!.fixed)
  const push = (i: number): Flick => pushOf(BOARD, rest, movers[i % movers.length]!, 300 + 8 * i, next)
  return { rest, flicks: Array.from({ length: count }, (_, i) => push(i)) }
}

/** The largest angle between the way shown and where the piece was at each frame before its first contact. */
function largestMiss(rest: Rest, flick: Flick): number {
  const played = table.play(rest, flick)
  const path = pathOf(played, flick)
  const [start, end] = [path[0]!, path.at(-1)!]
  const frames = path.slice(1, -1).map((_, i) => centre(played, flick.piece, i + 1))
  const misses = frames.map((there) => {
    const drawn = reached(path, Math.min(distance(start, there), distance(start, end)))
    return Math.abs(between(bearingTo(start, there), bearingTo(start, drawn)))
  })
  return Math.max(0, ...misses)
}

test('200 flicks of ships and discs go as shown, within 0.1 degrees', () => {
  const { rest, flicks } = pushes(200)
  expect(flicks.filter((flick) => shown(rest, flick).length > 3).length).toBeGreaterThan(150)
  for (const flick of flicks) expect(largestMiss(rest, flick)).toBeLessThan(0.1)
})

test('40 discs that meet a rock are shown to the touch, on the line they were pushed along', () => {
  const [start, rock] = [piece('wood', 450, 300), piece('rock', 450, 390, 0, { fixed: true })]
  for (let i = 0; i < 40; i++) {
    const rest = onTable(['disc', start], ['rock', rock])
    const [bearing, speed] = [i - 20, 600 + 35 * i]
    const aim = { at: roundTo(turn(180 - bearing) * RADIANS * 12.7, 10), bearing: turn(bearing), speed }
    const end = shown(rest, { piece: 'disc', surface: 'rim', aim }).at(-1)!
    expect(Math.abs(between(bearing, bearingTo(start.pose, end)))).toBeLessThan(0.1)
    // The table looks for touches 240 times a second, or more.
    expect(Math.abs(distance(end, rock.pose) - 42.7)).toBeLessThan(speed / 240 + 0.5)
  }
})

test('a straight line would not do: spin bends the way of some by degrees', () => {
  const { rest, flicks } = pushes(200)
  const bends = flicks.map((flick) => {
    const path = shown(rest, flick)
    return Math.abs(between(flick.aim.bearing, bearingTo(path[0]!, path.at(-1)!)))
  })
  expect(Math.max(...bends)).toBeGreaterThan(2)
})
