import { expect, test } from 'vitest'
import { ENTRY, type EntryState } from '../engine/body'
import { onTable, piece } from '../testing/board'
import { CALM, dieFrom, sternPush } from '../testing/flicks'
import { openTable } from '../testing/open'
import type { Flick, Rest } from '../types'

/** The numbers with which the flicked body enters the engine. */
function entered(rest: Rest, flick: Flick): Record<'position' | 'turn' | 'velocity' | 'spin', number[]> {
  let kept: EntryState = new Float32Array(ENTRY.length)
  openTable((id, from) => void (id === flick.piece && (kept = from.slice()))).play(rest, flick)
  return {
    position: Array.from(kept.slice(0, 3)),
    turn: Array.from(kept.slice(3, 7)),
    velocity: Array.from(kept.slice(7, 10)),
    spin: Array.from(kept.slice(10)),
  }
}

const SHIP = onTable(['ship', piece('destroyer', 450, 450)])
/** Square millimetres: moment of inertia of a destroyer by mass. */
const GYRATION = 624.16

test('a flick gives the centre of mass its speed along the bearing, level', () => {
  const { velocity } = entered(SHIP, sternPush('ship', 30, 1000))
  expect(velocity[0]).toBeCloseTo(50, 4)
  expect(velocity[1]).toBeCloseTo(86.6025, 4)
  expect(velocity[2]).toBe(0)
})

test('a push beside the centre turns the ship, four tenths as much as a sharp blow', () => {
  const flick: Flick = { piece: 'ship', surface: { edges: [3] }, aim: { at: 0, bearing: 0, speed: 1000 } }
  const { spin } = entered(SHIP, flick)
  expect(spin[0]).toBe(0)
  expect(spin[1]).toBe(0)
  expect(spin[2]).toBeCloseTo((0.4 * -11.2 * 1000) / GYRATION, 2)
})

test('a push at the bow of a round piece, read from its heading', () => {
  const rest = onTable(['wing', piece('fighter3', 450, 450, 90)])
  const flick: Flick = { piece: 'wing', surface: 'rim', aim: { at: 0, bearing: 270, speed: 500 } }
  const { velocity, spin } = entered(rest, flick)
  expect(velocity[0]).toBeCloseTo(-50, 4)
  expect(spin[2]).toBeCloseTo(0, 4)
})

test('a die gets lift and topspin, and stands on its ship', () => {
  const { position, velocity, spin } = entered(SHIP, dieFrom('ship', { x: 450, y: 460 }, 0, 600))
  expect(position[2]).toBeCloseTo(0.52 + 0.8, 5)
  expect(velocity).toEqual([0, 60, 6])
  expect(spin[0]).toBeCloseTo((-0.6 * 600) / 8, 4)
})

test('but not more than 80 mm/s and 50 rad/s, or it would fly over the next ship', () => {
  const { velocity, spin } = entered(SHIP, dieFrom('ship', { x: 450, y: 460 }, 0, 2000))
  expect(velocity).toEqual([0, 200, 8])
  expect(spin[0]).toBeCloseTo(-50, 4)
})

test('the scatter turns the way of a die, a D10 more than a D6, and keeps its speed', () => {
  const right = [...CALM.slice(0, 2), 1 - 2 ** -20, 1 - 2 ** -20]
  const tangent = (shape: string): number => {
    const { velocity } = entered(SHIP, dieFrom('ship', { x: 450, y: 460 }, 0, 1000, shape, right))
    const [x, y] = velocity as [number, number]
    expect(Math.sqrt(x * x + y * y)).toBeCloseTo(100, 4)
    return x / y
  }
  expect(tangent('D6')).toBeCloseTo(0.17, 4)
  expect(tangent('D10')).toBeCloseTo(0.25, 4)
})

test('a die pushed to the right of its centre turns to the left', () => {
  const flick = dieFrom('ship', { x: 450, y: 460 }, 0, 1000)
  const { spin } = entered(SHIP, { ...flick, aim: { ...flick.aim, at: 4 } })
  expect(spin[2]).toBeCloseTo((0.4 * 4 * 1000) / 42.37, 1)
})

test('a shaken D6 stands on every face, square to the aim within 15 degrees', () => {
  const seen = new Set<string>()
  for (let i = 0; i < 24; i++) {
    const flick = dieFrom('ship', { x: 450, y: 460 }, 0, 1000, 'D6', [(i + 0.5) / 24, 0.5, 0.5, 0.5])
    seen.add(
      entered(SHIP, flick)
        .turn.map((part) => part.toFixed(3))
        .join(' '),
    )
  }
  expect(seen.size).toBe(24)
})

test('a chosen face is up at the start, whatever the shake', () => {
  const flick = dieFrom('ship', { x: 450, y: 460 }, 0, 1000, 'D6', [0.99, 0.5, 0.5, 0.5])
  const { turn } = entered(SHIP, { ...flick, adds: { ...flick.adds!, up: 6 } })
  const [x, y] = turn as [number, number]
  expect(1 - 2 * (x * x + y * y)).toBeCloseTo(-1, 5)
})

test('a die that lies on the mat can be flicked from there, unshaken', () => {
  const rest = onTable(['die', { kind: 'die', shape: 'D6', pose: { x: 450, y: 450, a: 0, up: 2 } }])
  const flick: Flick = { piece: 'die', surface: 'any', aim: { at: 0, bearing: 90, speed: 600 } }
  const { position, velocity } = entered(rest, flick)
  expect(position[2]).toBeCloseTo(0.8, 6)
  expect(velocity[0]).toBeCloseTo(60, 4)
})
