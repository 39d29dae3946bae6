import { describe, expect, test } from 'vitest'
import { BadFlick } from '../refusal'
import { dieAt, onTable, piece } from '../testing/board'
import { dieFrom, sternPush } from '../testing/flicks'
import { entering, eventsOf, jolt, openTable } from '../testing/open'
import type { Board, Flick, Piece, Rest } from '../types'

const table = openTable()
const played = (rest: Rest, flick: Flick) => () => table.play(rest, flick)
const NUDGE = sternPush('ship', 0, 200)

describe('the table at rest is checked', () => {
  const NOWHERE: [number, number, number][] = [
    [NaN, 450, 0],
    [450, Infinity, 0],
    [450, 450, NaN],
    [-1, 450, 0],
    [450, 901, 0],
    [450, 450, 361],
  ]
  test.each(NOWHERE)('no piece at %s, %s, heading %s', (x, y, a) => {
    const rest = onTable(['ship', piece('destroyer', 200, 200)], ['lost', piece('destroyer', x, y, a)])
    expect(played(rest, NUDGE)).toThrow(BadFlick)
    expect(played(rest, NUDGE)).toThrow('lost')
  })
  test('shapes, faces and what dice lie on must be there', () => {
    const ship: [string, Piece] = ['ship', piece('destroyer', 450, 450)]
    const odd = (one: Piece) => played(onTable(ship, ['odd', one]), NUDGE)
    expect(odd({ ...piece('destroyer', 100, 100), shape: 'cat' })).toThrow('The board has no shape cat')
    expect(odd(dieAt('D6', { x: 100, y: 100, a: 0, up: 7 }))).toThrow('a face from 1 to 6')
    expect(odd(dieAt('D6', { x: 450, y: 450, a: 0, on: 'cat' }))).toThrow('odd lies on cat')
    const onShip = { x: 450, y: 450, a: 0, on: 'ship' }
    expect(odd({ ...piece('disc20', 450, 450), pose: onShip })).toThrow('Only dice and small pieces may')
  })
  test('a refused aim is a BadFlick that says why', () => {
    const rest = onTable(['ship', piece('destroyer', 450, 450)])
    expect(played(rest, sternPush('ship', NaN, 200))).toThrow(BadFlick)
    expect(played(rest, sternPush('ship', 180, 200))).toThrow('The push must go into the edge.')
  })
  test('nothing that is no number reaches the engine', () => {
    const broken = openTable(entering('ship', { spin: [0, 0, NaN] }))
    expect(() => broken.play(onTable(['ship', piece('destroyer', 450, 450)]), NUDGE)).toThrow('out of range')
  })
  test('a board with a shape that cannot stand is told when it is used', () => {
    const needle = {
      form: 'plate',
      outline: [
        { x: -50, y: -1 },
        { x: 50, y: -1 },
        { x: 0, y: 2 },
      ],
    } as const
    const board: Board = {
      size: { x: 900, y: 900 },
      shapes: { needle: { ...needle, height: 5, mass: 1, material: 'acrylic' } },
    }
    const rest = { n: { kind: 'x', shape: 'needle', pose: { x: 450, y: 450, a: 0 } } }
    const flick: Flick = { piece: 'n', surface: { edges: [0] }, aim: { at: 50, bearing: 0, speed: 100 } }
    expect(() => openTable(undefined, board).play(rest, flick)).toThrow('no room for four feet')
  })
})

describe('overlap at the start', () => {
  const side = (x: number): Rest =>
    onTable(['ship', piece('destroyer', 450, 450)], ['other', piece('carrier', x, 450)])
  test('of more than 0.1 mm is refused with both ids', () => {
    expect(played(side(512.3), NUDGE)).toThrow('other and ship overlap at the start.')
    expect(played(side(512.45), NUDGE)).not.toThrow()
  })
  test('of a die too', () => {
    const die = dieAt('D6', { x: 480, y: 450, a: 0 })
    const rest = onTable(['ship', piece('destroyer', 450, 450)], ['die', die])
    expect(played(rest, NUDGE)).toThrow('die and ship overlap')
  })
  test('a die that lies on a ship does not', () => {
    const lying = dieAt('D6', { x: 450, y: 450, a: 0, on: 'ship' })
    expect(played(onTable(['ship', piece('destroyer', 450, 450)], ['old', lying]), NUDGE)).not.toThrow()
    const rest = onTable(['ship', piece('destroyer', 450, 450)], ['old', lying])
    expect(played(rest, dieFrom('ship', { x: 455, y: 450 }, 0, 900))).toThrow('it would overlap old')
  })
})

describe('what touches at the start', () => {
  test('is no touch while the pieces move apart', () => {
    const rest = onTable(['ship', piece('destroyer', 450, 450)], ['other', piece('carrier', 450, 341.8)])
    const { result } = table.play(rest, NUDGE)
    expect(result.events).toEqual([])
    expect(result.poses).toHaveProperty('ship')
    expect(result.poses).not.toHaveProperty('other')
  })
  test('is none while one slides along the other', () => {
    const rest = onTable(['ship', piece('destroyer', 450, 450)], ['other', piece('destroyer', 495, 450)])
    expect(eventsOf(table.play(rest, sternPush('ship', 9, 300)).result, 'touch')).toEqual([])
  })
  test('is hit at once where one is pushed into the other, and told once (D-17)', () => {
    const rest = onTable(['ship', piece('destroyer', 450, 450)], ['other', piece('carrier', 450, 566.8)])
    const { result } = table.play(rest, sternPush('ship', 0, 800))
    expect(result.poses.other!.y).toBeGreaterThan(570)
    expect(eventsOf(result, 'touch')).toEqual([
      { t: 0, is: 'touch', a: 'ship', b: 'other', moving: 'a', at: { x: 450, y: 504.6 } },
    ])
  })
  test('is one again once they were 1 mm apart', () => {
    const wall: [string, Piece] = ['wall', piece('rock', 450, 560, 0, { fixed: true })]
    const rest = onTable(['wing', piece('fighter1', 450, 480)], ['ship', piece('fighter3', 450, 440)], wall)
    const flick: Flick = { piece: 'wing', surface: 'rim', aim: { at: 31.4, bearing: 0, speed: 2000 } }
    const touches = eventsOf(table.play(rest, flick).result, 'touch')
    expect(touches.map(({ a, b }) => [a, b])).toEqual([
      ['wing', 'wall'],
      ['wing', 'ship'],
    ])
  })
  test('a die that overhangs the ship beside its own has hit it (D-33)', () => {
    const rest = onTable(['ship', piece('destroyer', 450, 450)], ['other', piece('destroyer', 495, 450)])
    // The edge is 8.5 mm away: a D6 of 16 mm stays off it while it is square to it, turned by 15 degrees not.
    const first = (turned: number, bearing: number) => {
      const flick = dieFrom('ship', { x: 464, y: 440 }, bearing, 900, 'D6', [0.3, turned, 0.5, 0.5])
      return eventsOf(table.play(rest, flick).result, 'touch')[0]
    }
    expect(first(0.5, 270)).toBe(undefined)
    expect(first(0.999, 270)).toMatchObject({ t: 0, a: 'die', b: 'other', moving: 'a' })
    expect(first(0.999, 90)).toMatchObject({ t: 0, a: 'die', b: 'other', moving: 'a' })
  })
  test('a D10 whose foot stands beside a ship but whose sides are over it has hit it (D-33)', () => {
    // Its middle is 4.2 mm from the edge: 8 mm of it are seen from above on every side.
    const wing = piece('bomber1', 447.24, 380.71, 86)
    const rest = onTable(['ship', wing], ['other', piece('destroyer', 450, 450)])
    const flick = dieFrom(
      'ship',
      { x: 435.7527810202539, y: 406.6850472009182 },
      88,
      862,
      'D10',
      [0, 0, 0, 0],
    )
    const touches = eventsOf(table.play(rest, flick).result, 'touch')
    expect(touches[0]).toMatchObject({ t: 0, a: 'die', b: 'other', moving: 'a' })
  })
  test('a die leaves its own ship without a touch', () => {
    const rest = onTable(['ship', piece('destroyer', 450, 450)])
    expect(table.play(rest, dieFrom('ship', { x: 450, y: 450 }, 0, 1500)).result.events).toEqual([])
  })
  test.each([800, 1200, 1600, 2000])(
    'hopping along its own ship at %i mm/s a die has not left it',
    (speed) => {
      const rest = onTable(['ship', piece('dreadnought', 450, 450)])
      const { result } = table.play(rest, dieFrom('ship', { x: 450, y: 380 }, 0, speed))
      expect(eventsOf(result, 'touch')).toEqual([])
    },
  )
})

test('the engine keeps no memory of a refused flick', () => {
  const free = (): number => jolt.JoltInterface.prototype.sGetFreeMemory()
  const rest = onTable(['ship', piece('destroyer', 450, 450)], ['other', piece('carrier', 500, 450)])
  expect(played(rest, NUDGE)).toThrow()
  const before = free()
  for (let i = 0; i < 20; i++) expect(played(rest, NUDGE)).toThrow()
  expect(free()).toBe(before)
})
