import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkAim } from '../aim'
import { direction, random, roundTo } from '../exact'
import { convexParts, distanceToEdge, inside, ownOutline, pushesInto, worldOutline } from '../outline'
import { createTape } from '../tape'
import { BOARD, onTable, piece } from '../testing/board'
import { dieFrom } from '../testing/flicks'
import { eventsOf, openTable } from '../testing/open'
import type { Rest } from '../types'

const table = openTable()
const tape = createTape(BOARD)
const SHAPES = ['destroyer', 'carrier', 'dreadnought', 'fighter3', 'bomber3', 'bomber1']
const shapes = fc.constantFrom(...SHAPES)
const angle = fc.integer({ min: 0, max: 359 })

/** Two pieces that touch somewhere, as a launch or a collision leaves them. */
const contact = fc
  .record({ one: shapes, two: shapes, a: angle, b: angle, round: angle })
  .map(({ one, two, a, b, round }): Rest => {
    const other = piece(two, 450, 450, b)
    const alone = onTable(['other', other])
    const far = { x: 450 + Math.cos(round) * 200, y: 450 + Math.sin(round) * 200, a }
    const placed = tape(alone).place(one, { touching: 'other' }, far)
    if (!placed.ok) throw new Error(placed.why)
    return { ...alone, ship: { ...piece(one, 0, 0), pose: placed.pose } }
  })

const radius = (shape: string): number => 10 * Number(shape.at(-1))
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

test('a die that stands over another piece, or comes to lie on it, has hit it (D-33)', () => {
  const shot = fc.record({
    rest: contact,
    die: fc.constantFrom('D6', 'D10'),
    seed: fc.nat(),
    bearing: angle,
    speed: fc.integer({ min: 600, max: 1500 }),
    shake: fc.tuple(chance, chance, chance, chance),
  })
  fc.assert(
    fc.property(shot, ({ rest, die, seed, bearing, speed, shake }) => {
      const next = random(`start ${seed}`)
      const { shape, pose } = rest.ship!
      const outline = worldOutline(BOARD.shapes[shape]!, pose)
      const start = { x: pose.x + 80 * (next() - 0.5), y: pose.y + 80 * (next() - 0.5) }
      const flick = dieFrom('ship', start, bearing, speed, die, shake)
      fc.pre(checkAim(BOARD, rest, flick).ok && inside(start, outline))
      const { result } = table.play(rest, flick)
      const hit = eventsOf(result, 'touch').some(
        ({ a, b }) => [a, b].includes('other') && [a, b].includes('die'),
      )
      if (result.poses.die?.on === 'other') expect(hit).toBe(true)
      const near = distanceToEdge(start, worldOutline(BOARD.shapes[rest.other!.shape]!, rest.other!.pose))
      if (near < 7.4) expect(hit).toBe(true)
    }),
    { numRuns: 150 },
  )
})

const wing = fc.constantFrom('fighter1', 'fighter2', 'fighter3')

test('a wing that is pushed within 80 degrees of one that it touches has hit it at once (D-17)', () => {
  const push = fc.record({ one: wing, two: wing, round: angle, aside: fc.integer({ min: 0, max: 180 }) })
  fc.assert(
    fc.property(push, ({ one, two, round, aside }) => {
      fc.pre(Math.abs(aside - 80) > 1)
      const [r, far] = [radius(one), radius(one) + radius(two)]
      const [way, bearing] = [direction(round), (round + aside) % 360]
      const other = piece(two, 450 + far * way.x, 450 + far * way.y)
      const rest = onTable(['ship', piece(one, 450, 450, bearing)], ['other', other])
      const aim = { at: roundTo(3.14159 * r, 10), bearing, speed: 700 }
      const { result } = table.play(rest, { piece: 'ship', surface: 'rim', aim })
      const atOnce = eventsOf(result, 'touch').some(({ t, a, b }) => t === 0 && a === 'ship' && b === 'other')
      expect(atOnce).toBe(aside < 80)
    }),
    { numRuns: 100 },
  )
})

const isConvex = (shape: string): boolean => convexParts(ownOutline(BOARD.shapes[shape]!)).length === 1

test('what is pushed into another would not be, pushed the other way, unless one has a hollow', () => {
  fc.assert(
    fc.property(contact, fc.integer({ min: 0, max: 359 }), (rest, bearing) => {
      // In a hollow it may be held from two sides.
      fc.pre(isConvex(rest.ship!.shape) && isConvex(rest.other!.shape))
      const [one, other] = [rest.ship!, rest.other!].map(({ shape, pose }) => ({
        shape: BOARD.shapes[shape]!,
        pose,
      }))
      const into = (degrees: number): boolean => pushesInto(one!, other!, direction(degrees), 10, 0.1)
      expect(into(bearing) && into(bearing + 180)).toBe(false)
    }),
    { numRuns: 300 },
  )
})
