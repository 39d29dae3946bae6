import { expect, test } from 'vitest'
import { below, direction, random, type Random } from '../../../table/exact'
import { type Board, type Flick, type Pose, createTable, loadJolt } from '../../../table'
import { figure, times } from '../../../table/testing/thorough'
import { board } from './board'

/** Room enough for every distance and bearing. */
const WIDE: Board = { ...board, size: { x: 2000, y: 2000 } }
const MIDDLE = { x: 1000, y: 1000 }
const table = createTable(await loadJolt(), WIDE)

/** Aimed at its middle from a fighter wing 6 to 36 cm away, hard, without the scatter of the finger. */
function hardShot(thing: string, radius: number, die: string, next: Random) {
  const bearing = below(next, 7200) / 20
  const way = direction(bearing)
  const far = radius + 60 + below(next, 300)
  const from: Pose = { x: MIDDLE.x - far * way.x, y: MIDDLE.y - far * way.y, a: 0 }
  const rest = {
    s1: { kind: 'ship', shape: 'fighter_wing:3', pose: from },
    thing: { kind: thing, shape: thing, pose: { ...MIDDLE, a: 0 }, fixed: true as const },
  }
  const aside = next()
  const flick: Flick = {
    piece: 'die',
    surface: 'any',
    aim: { at: 0, bearing, speed: 1500 + below(next, 1001), start: { x: from.x, y: from.y } },
    adds: { kind: 'die', shape: die, on: 's1' },
    shake: [next(), next(), aside, 1 - aside - 1e-9],
  }
  const { events, poses } = table.play(rest, flick).result
  const end = poses.die ?? from
  return {
    touched: events.some((event) => event.is === 'touch' && event.b === 'thing'),
    onTop: end.on === 'thing',
    beyond: (end.x - MIDDLE.x) * way.x + (end.y - MIDDLE.y) * way.y > radius,
  }
}

/**
 * House heights: hardly a die flies over them, or comes to rest on top, although hard ones leap 6 cm high.
 */
test.each([
  ['moon', 75],
  ['planet', 100],
  ['neutron_star', 12.5],
] as const)('dice that are shot hard at the %s touch it and do not stay on top', (thing, radius) => {
  const next = random(`hard shots at the ${thing}`)
  const shots = Array.from({ length: times(2000, 150) }, (_, i) => (i % 2 ? 'D6' : 'D10'))
  const results = shots.map((die) => hardShot(thing, radius, die, next))
  const share = (counts: (result: ReturnType<typeof hardShot>) => boolean): number =>
    results.filter(counts).length / results.length
  const touched = share((result) => result.touched)
  expect(figure(`share of hard shots that touch the ${thing}`, touched)).toBeGreaterThan(0.95)
  expect(share((result) => result.beyond && !result.touched)).toBeLessThanOrEqual(0.03)
  expect(share((result) => result.onTop)).toBeLessThanOrEqual(0.005)
})
