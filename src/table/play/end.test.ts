import { describe, expect, test } from 'vitest'
import { overlapDepth, worldOutline } from '../outline'
import { BOARD, dieAt, onTable, piece } from '../testing/board'
import { dieFrom, sternPush } from '../testing/flicks'
import { entering, eventsOf, openTable } from '../testing/open'
import type { Flick, Id, Rest } from '../types'

const table = openTable()
const SHIP = onTable(['ship', piece('destroyer', 450, 450)])

/** Half way round from +y. */
const HALF_ROUND = { fighter3: 94.2, fighter1: 31.4 }

const push = (id: Id, shape: keyof typeof HALF_ROUND, speed: number): Flick => ({
  piece: id,
  surface: 'rim',
  aim: { at: HALF_ROUND[shape], bearing: 0, speed },
})

describe('a resting pose', () => {
  test('is kept to 0.01 mm and 0.01 degrees', () => {
    const { ship } = table.play(SHIP, sternPush('ship', 12.35, 777, 20.1)).result.poses
    for (const value of [ship!.x, ship!.y, ship!.a]) expect(Math.round(value * 100) / 100).toBe(value)
    expect(ship!.a).toBeGreaterThanOrEqual(0)
    expect(ship!.a).toBeLessThan(360)
  })
  test('of what was not touched is not told', () => {
    const rest = { ...SHIP, ...onTable(['far', piece('carrier', 100, 100)]) }
    const { result, track } = table.play(rest, sternPush('ship', 0, 500))
    expect(Object.keys(result.poses)).toEqual(['ship'])
    expect(Object.keys(track.pieces)).toEqual(['ship'])
  })
  test('of a fixed piece never changes', () => {
    const rest = { ...SHIP, ...onTable(['rock', piece('rock', 450, 600, 0, { fixed: true })]) }
    const { result } = table.play(rest, sternPush('ship', 0, 2000))
    expect(eventsOf(result, 'touch')).toMatchObject([{ a: 'ship', b: 'rock', moving: 'a' }])
    expect(Object.keys(result.poses)).toEqual(['ship'])
  })
  test('is flat, even of a ship that came to rest upside down', () => {
    const turnedOver = openTable(entering('ship', { turn: [0, 1, 0, 0], position: [45, 45, 0.25] }))
    const { result, track } = turnedOver.play(SHIP, sternPush('ship', 0, 500))
    expect(result.poses.ship!.y).toBeGreaterThan(490)
    expect(Math.min(result.poses.ship!.a, 360 - result.poses.ship!.a)).toBeLessThan(2)
    expect(track.pieces.ship!.slice(-7, -4)[2]).toBe(270)
    expect(track.pieces.ship!.slice(-4, -2)).toEqual([0, 0])
  })
})

/** Lands a small wing on a ship: it starts beside it and jumps. */
const jump = entering('wing', { velocity: [0, 60, 60] })
const BESIDE: Rest = onTable(['wing', piece('fighter1', 450, 400)], ['ship', piece('carrier', 450, 500)])

test('a flat piece that lies on another goes back along its path to the nearest free pose', () => {
  const { result } = openTable(jump).play(BESIDE, push('wing', 'fighter1', 600))
  const [settled] = eventsOf(result, 'settled')
  expect(settled).toMatchObject({ a: 'wing' })
  expect(settled!.from.y).toBeGreaterThan(430)
  const wing = result.poses.wing!
  expect(settled!.to).toEqual({ x: wing.x, y: wing.y })
  const one = worldOutline(BOARD.shapes.fighter1!, wing)
  const other = worldOutline(BOARD.shapes.carrier!, result.poses.ship ?? BESIDE.ship!.pose)
  expect(overlapDepth(one, other)).toBeLessThanOrEqual(0.1)
  expect(overlapDepth(one, other)).toBeGreaterThan(0.05)
  expect(result.events.at(-1)).toBe(settled)
})

describe('a piece is out', () => {
  const WAYS = [
    [0, 'N', { y: 900 }],
    [90, 'E', { x: 900 }],
    [180, 'S', { y: 0 }],
    [270, 'W', { x: 0 }],
  ] as const
  test.each(WAYS)('when its centroid leaves the table: bearing %s, side %s', (bearing, side, at) => {
    const rest = onTable(['wing', piece('fighter3', 450, 450, bearing)])
    const { aim, ...flick } = push('wing', 'fighter3', 2500)
    const { result, track } = table.play(rest, { ...flick, aim: { ...aim, bearing } })
    const [out] = eventsOf(result, 'out')
    expect(out).toMatchObject({ a: 'wing', side })
    expect(out!.at).toMatchObject(at)
    expect(result.poses).toEqual({})
    expect(track.pieces.wing!.at(-5)).toBeLessThan(-1000)
  })
  test('and touches nothing after that', () => {
    const rest = onTable(['wing', piece('fighter3', 450, 860)], ['ship', piece('destroyer', 450, 780, 180)])
    const { result } = table.play(rest, push('wing', 'fighter3', 2500))
    expect(result.events.map(({ is }) => is)).toEqual(['out'])
  })
  test('not while it only overhangs', () => {
    const rest = onTable(['wing', piece('fighter3', 450, 880)])
    const { result } = table.play(rest, push('wing', 'fighter3', 200))
    expect(result.events).toEqual([])
    expect(result.poses.wing!.y).toBeGreaterThan(885)
  })
})

test('after 10 s every speed becomes zero', () => {
  const spinning = openTable(entering('ship', { velocity: [0, 0, 0], spin: [0, 0, 700] }))
  const rest = onTable(['ship', piece('dreadnought', 450, 450)])
  const { result } = spinning.play(rest, sternPush('ship', 0, 100))
  expect(result.events).toEqual([{ t: 10, is: 'timeout' }])
  expect(result.seconds).toBe(10)
  expect(result.poses).toHaveProperty('ship')
})

/** As good as none: the gate says how the die lies. */
const CALM_PUSH: Flick = { piece: 'die', surface: 'any', aim: { at: 0, bearing: 0, speed: 1 } }

describe('a die', () => {
  test('reads the face nearest to up and tells what it lies on', () => {
    const { result } = table.play(SHIP, dieFrom('ship', { x: 450, y: 430 }, 0, 60))
    expect(result.poses.die).toMatchObject({ on: 'ship' })
    expect(result.poses.die!.up).toBeGreaterThanOrEqual(1)
    expect(result.touching).toEqual([['die', 'ship']])
  })
  test('on the mat lies on nothing', () => {
    const { result } = table.play(SHIP, dieFrom('ship', { x: 450, y: 430 }, 0, 1500))
    expect(result.poses.die).not.toHaveProperty('on')
    expect(result.touching).toEqual([])
  })
  test('that leans on an edge is helped flat and adds no touch', () => {
    const leaning = entering('die', {
      position: [47.98, 45, 1.06],
      turn: [0, 0.21644, 0, 0.9763],
      velocity: [0, 0, 0],
      spin: [0, 0, 0],
    })
    const rest = { ...SHIP, ...onTable(['die', dieAt('D6', { x: 500, y: 450, a: 0 })]) }
    const { result } = openTable(leaning).play(rest, CALM_PUSH)
    expect(result.events).toEqual([])
    expect(result.poses.die!.up).toBe(1)
    expect(result.poses.die).not.toHaveProperty('on')
    expect(result.poses.die!.x).toBeGreaterThan(480)
  })
  test('that stays cocked is laid flat, clear of what it leaned on', () => {
    const wedged = entering('die', {
      position: [48.145, 45, 1.035],
      turn: [0, 0.18224, 0, 0.98325],
      velocity: [0, 0, 0],
      spin: [0, 0, 0],
    })
    const die = dieAt('D6', { x: 500, y: 450, a: 0 })
    const stop = piece('fighter1', 498.15, 450, 0, { fixed: true })
    const rest = { ...SHIP, ...onTable(['die', die], ['stop', stop]) }
    const { result } = openTable(wedged).play(rest, CALM_PUSH)
    const [settled] = eventsOf(result, 'settled')
    expect(settled).toMatchObject({ a: 'die' })
    const after = { ...rest, die: { ...rest.die!, pose: result.poses.die! } }
    expect(() => table.play(after, sternPush('ship', 0, 100))).not.toThrow()
  })
  test('off the table has no pose', () => {
    const rest = onTable(['ship', piece('destroyer', 450, 840)])
    const { result } = table.play(rest, dieFrom('ship', { x: 450, y: 840 }, 0, 2000))
    expect(eventsOf(result, 'out')).toMatchObject([{ a: 'die', side: 'N' }])
    expect(result.poses).not.toHaveProperty('die')
  })
})

describe('what touches at rest', () => {
  test('is each pair within 0.1 mm once, smaller id first', () => {
    const rest = onTable(
      ['b', piece('carrier', 450, 500)],
      ['a', piece('carrier', 530.05, 500)],
      ['c', piece('carrier', 610.3, 500)],
      ['ship', piece('destroyer', 100, 100)],
    )
    expect(table.play(rest, sternPush('ship', 0, 200)).result.touching).toEqual([['a', 'b']])
  })
})

describe('events', () => {
  test('come in order of time and name the mover first', () => {
    const rest = onTable(
      ['ship', piece('destroyer', 450, 200)],
      ['near', piece('fighter1', 450, 300)],
      ['far', piece('rock', 450, 600, 0, { fixed: true })],
    )
    const touches = eventsOf(table.play(rest, sternPush('ship', 0, 2000)).result, 'touch')
    expect(touches[0]).toMatchObject({ a: 'ship', b: 'near', moving: 'a' })
    expect(touches.map(({ t }) => t)).toEqual(touches.map(({ t }) => t).sort((a, b) => a - b))
    expect(touches.some(({ b }) => b === 'far')).toBe(true)
  })
  test('both move when they meet', () => {
    const drifting = openTable(entering('other', { velocity: [0, -50, 0] }))
    const rest = onTable(['ship', piece('destroyer', 450, 200)], ['other', piece('carrier', 450, 340)])
    const [touch] = eventsOf(drifting.play(rest, sternPush('ship', 0, 1000)).result, 'touch')
    expect(touch).toMatchObject({ a: 'other', b: 'ship', moving: 'both' })
  })
})
