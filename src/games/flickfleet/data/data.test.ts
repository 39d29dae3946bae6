import { expect, test } from 'vitest'
import { centroid, convexParts, distance, edgesOf, ownOutline } from '../../../table/outline'
import { createTape } from '../../../table/tape'
import { begin, played } from '../begin'
import { regionOf } from '../rules/placement'
import { board, box, classes, dieSurface, names, scenarios, surfaceOf } from './index'
import type { Colour, ShipClass } from './types'

const capitals = Object.values(classes).filter(({ kind }) => kind === 'capital')

/** How many of a class lie in the base box (001:8-13). */
const inBox = ({ id }: ShipClass): number =>
  Object.values(box.supply).reduce((sum, fleet) => sum + (fleet[id] ?? 0), 0)

const perShip = (count: (ship: ShipClass) => number): number =>
  capitals.reduce((sum, ship) => sum + inBox(ship) * count(ship), 0)

const discsOf = (colour: Colour) => (ship: ShipClass): number =>
  ship.locations.reduce((sum, { discs, colour: c }) => sum + (c === colour ? discs : 0), 0)

test('the ships of the box use up its discs and cubes (001:14-19)', () => {
  for (const [colour, count] of Object.entries(box.discs)) {
    expect(`${colour} ${perShip(discsOf(colour as Colour))}`).toBe(`${colour} ${count}`)
  }
  expect(perShip(({ shields }) => shields)).toBe(box.cubes.shield)
  expect(perShip(({ hull }) => hull)).toBe(box.cubes.hull)
  expect(Object.values(classes).reduce((sum, ship) => sum + inBox(ship), 0)).toBe(box.cubes.activation)
})

test('the wings aboard come out of the same box (D-10)', () => {
  for (const wing of ['fighter_wing', 'bomber_wing']) {
    const aboard = (ship: ShipClass): number => ship.wingsCarried.find((one) => one.ship === wing)?.count ?? 0
    expect(perShip(aboard)).toBeLessThanOrEqual(inBox(classes[wing]!))
  }
})

test('every result from 1 to 6 hits one location of a capital ship, 7 and more none', () => {
  for (const { locations } of capitals) {
    expect(locations.flatMap(({ numbers }) => numbers).toSorted((p, q) => p - q)).toEqual([1, 2, 3, 4, 5, 6])
  }
})

test('the weak spot of a destroyer, the single disc of a fighter bay, the hull of a dreadnought', () => {
  const at = (ship: string, result: number) =>
    classes[ship]!.locations.find(({ numbers }) => numbers.includes(result))!
  expect(at('destroyer', 4)).toMatchObject({ name: 'Weak spot', discs: 0, action: null })
  expect(at('carrier', 3)).toMatchObject({ name: 'Fighter Bay', discs: 1, colour: 'yellow' })
  expect(at('dreadnought', 1)).toMatchObject({ name: 'Nukes', action: { die: 'D6', weapon: 'nuke' } })
  expect(classes['dreadnought']).toMatchObject({ shields: 4, hull: 3, points: { full: 35, empty: 23 } })
})

test('big ships are slow (H-PHYS)', () => {
  expect(surfaceOf('destroyer')).toEqual({ surface: { edges: [2, 3, 4] }, min: 125, max: 2077 })
  expect(surfaceOf('carrier')).toMatchObject({ min: 79, max: 1320 })
  expect(surfaceOf('dreadnought')).toMatchObject({ min: 59, max: 980 })
  expect(surfaceOf('fighter_wing:1')).toEqual({ surface: 'rim', min: 125, max: 2077 })
  expect(surfaceOf('bomber_wing:2')).toEqual({ surface: { edges: [2, 3] }, min: 125, max: 2077 })
  expect(dieSurface).toEqual({ surface: 'any', min: 600, max: 2500 })
  expect(() => surfaceOf('D6')).toThrow('No ship has the shape D6.')
})

test('a wing weighs what its pieces left weigh', () => {
  const mass = (shape: string) => board.shapes[shape]!.mass
  expect([3, 2, 1].map((left) => mass(`fighter_wing:${left}`))).toEqual([16.8, 7.5, 1.9])
  expect([3, 2, 1].map((left) => mass(`bomber_wing:${left}`))).toEqual([17, 11.3, 5.7])
})

test.each(Object.entries(board.shapes))('%s runs counter-clockwise round its centre of mass', (_, shape) => {
  const outline = ownOutline(shape)
  expect(edgesOf(outline).reduce((sum, [p, q]) => sum + p.x * q.y - p.y * q.x, 0)).toBeGreaterThan(0)
  const { x, y } = centroid(outline)
  expect(Math.abs(x)).toBeLessThan(0.05)
  expect(Math.abs(y)).toBeLessThan(0.05)
  expect(convexParts(outline)).toHaveLength(shape.form === 'plate' && outline.length === 6 ? 2 : 1)
})

test('the edges that may be pushed look aft', () => {
  for (const { body } of Object.values(classes)) {
    for (const { surface, outline } of Object.values(body.forms)) {
      if (surface === 'rim' || surface === 'any' || 'radius' in outline) continue
      const edges = edgesOf(outline)
      for (const edge of surface.edges) expect(edges[edge]![1].x).toBeGreaterThan(edges[edge]![0].x)
    }
  }
})

test('two destroyers and a fighter wing meet a carrier with its wings aboard (001:25-33)', () => {
  const [uprising, imperium] = scenarios['introductory']!.sides
  expect(uprising).toMatchObject({ edge: 'S', placement: { rearAt: 50, from: 'own' } })
  expect(uprising!.inPlay).toEqual([{ ship: 'destroyer', count: 2 }, { ship: 'fighter_wing', count: 1 }])
  const aboard = [{ ship: 'fighter_wing', count: 2 }, { ship: 'bomber_wing', count: 1 }]
  expect(imperium!.inPlay).toEqual([{ ship: 'carrier', count: 1, aboard }])
  expect(imperium!.deployment).toEqual({ house: true, poses: [{ x: 450, y: 787.8, a: 180 }] })
})

/** The data's poses are written to 0.1 mm. */
const ROUNDED = 0.1

test.each(played)('$id starts as its own placing allows', ({ id }) => {
  const begun = begin({ setup: id, choices: {} })
  if (!begun.ok) throw new Error(begun.why)
  const { state } = begun
  for (const { id: seat, placement } of scenarios[id]!.sides) {
    if (!placement) continue
    const lying = Object.values(state.ships).filter((one) => one.seat === seat && one.where === 'table')
    for (const ship of lying) {
      const { [ship.id]: piece, ...others } = state.table
      const where = regionOf(state, seat, placement)
      const placed = createTape(board)(others).place(piece!.shape, where, piece!.pose)
      if (!placed.ok) throw new Error(placed.why)
      expect(placed.pose.a).toBe(piece!.pose.a)
      expect(distance(placed.pose, piece!.pose)).toBeLessThan(ROUNDED)
    }
  }
})

test('scenery and ships of a scenario overlap nothing', () => {
  for (const { id } of played) {
    const begun = begin({ setup: id, choices: {} })
    if (!begun.ok) throw new Error(begun.why)
    const tape = createTape(board)(begun.state.table)
    for (const [piece, { shape, pose }] of Object.entries(begun.state.table))
      expect([piece, tape.overlaps(shape, pose, piece)]).toEqual([piece, []])
  }
})

test('every ship of the boxes has a name of its own', () => {
  const fleets = Object.values(box.boxes).flatMap(({ ships }) => Object.entries(ships))
  for (const [faction, fleet] of fleets) {
    for (const [ship, count] of Object.entries(fleet)) expect(names[faction]![ship]).toHaveLength(count)
  }
  const all = Object.values(names).flatMap((fleet) => Object.values(fleet).flat())
  expect(new Set(all).size).toBe(all.length)
})
