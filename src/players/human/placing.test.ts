import { expect, test } from 'vitest'
import type { PlaceOption } from '../../games/kit'
import { createTape } from '../../table/tape'
import type { Region } from '../../table/types'
import { dragged, turnedTowards } from './dragging'
import { fieldsOf } from './fields'
import { placed, wished, wishedBeside } from './placing'
import { firstValues, sayStanding, standing } from './standing'
import { board, scene } from './testing/scene'

const option = (where: Region): PlaceOption => ({
  how: 'place',
  piece: 'kestrel',
  shape: 'square',
  where,
  eg: scene.tape.example('square', where),
})

test('along the own edge only one number is free', () => {
  const deploy = option({ rearAt: 50, from: 'S' })
  expect(fieldsOf(deploy.where).map(({ id }) => id)).toEqual(['along'])
  // 50 mm to the rear edge, 20 more to the centre.
  expect(placed(scene, deploy, { along: 20 })).toEqual({ ok: true, pose: { x: 200, y: 70, a: 0 } })
})

test('the seat across the table counts from its own left corner', () => {
  const north = { ...scene, edge: 'N' as const }
  expect(placed(north, option({ rearAt: 50, from: 'N' }), { along: 20 })).toEqual({
    ok: true,
    pose: { x: 700, y: 830, a: 180 },
  })
  expect(standing(north, { x: 700, y: 830, a: 180 })).toEqual({ along: 20, depth: 7, heading: 0 })
})

test('what would stand there, in words: a disc has no heading to speak of', () => {
  const where: Region = { rearAt: 50, from: 'S' }
  const at = { x: 200, y: 70, a: 0 }
  expect(sayStanding(scene, { where, shape: 'square' }, at)).toBe(
    'Its middle would stand 20 cm from your left corner and 7 cm from your edge, heading 0°.',
  )
  expect(sayStanding(scene, { where, shape: 'disc' }, at)).toBe(
    'Its middle would stand 20 cm from your left corner and 7 cm from your edge.',
  )
})

test('beside a ship: a direction and a heading', () => {
  const launch = option({ touching: 'ember' })
  // Two squares of 40 side by side, the new one a quarter turned.
  const beside = placed(scene, launch, { direction: 90, heading: 90 })
  expect(beside).toEqual({ ok: true, pose: { x: 490, y: 100, a: 90 } })
})

test('degrees are read whole, and an example that nobody changed is still exactly itself', () => {
  const eg = { x: 446.9, y: 62.1, a: 359.85 }
  const launch: PlaceOption = { ...option({ touching: 'ember' }), eg }
  expect(firstValues(scene, launch)).toMatchObject({ heading: 0 })
  expect(Number.isInteger(firstValues(scene, launch).direction)).toBe(true)
  expect(wished(scene, launch, firstValues(scene, launch))).toEqual(eg)
  expect(standing(scene, { x: 200, y: 70, a: 359.85 })).toMatchObject({ heading: 0 })
})

test('beside a ship where something lies already: refused, and seen there all the same', () => {
  const launch = option({ touching: 'ember' })
  const taken = { ...scene.rest, halberd: { ...scene.rest['halberd']!, pose: { x: 500, y: 100, a: 0 } } }
  const crowded = { ...scene, rest: taken, tape: createTape(board)(taken) }
  const values = { direction: 90, heading: 90 }
  expect(placed(crowded, launch, values)).toMatchObject({ ok: false })
  expect(wishedBeside(crowded, launch, values)).toEqual({ x: 490, y: 100, a: 90 })
})

test('in a band along the own edge: the place along it and how far its rear is from it', () => {
  const band = option({ rearWithin: 50, from: 'S' })
  expect(firstValues(scene, band)).toMatchObject({ rear: 5 })
  expect(placed(scene, band, { along: 20, rear: 1.5 })).toEqual({ ok: true, pose: { x: 200, y: 35, a: 0 } })
  expect(dragged(scene, band, {}, { x: 300, y: 50 })).toEqual({ along: 30, rear: 3 })
  expect(dragged(scene, band, {}, { x: 300, y: 400 })).toEqual({ along: 30, rear: 5 })
  expect(dragged(scene, band, {}, { x: 300, y: 1 })).toEqual({ along: 30, rear: 0 })
})

test('in such a band it may face any way: its nearest point counts', () => {
  const band = option({ rearWithin: 50, from: 'S' })
  expect(fieldsOf(band.where).map(({ id }) => id)).toEqual(['along', 'rear', 'heading'])
  // A square of 40 on its corner: half a diagonal, 28.28 mm, from the corner to the centre.
  const turned = { along: 20, rear: 5, heading: 45 }
  expect(placed(scene, band, turned)).toEqual({ ok: true, pose: { x: 200, y: 78.28, a: 45 } })
  expect(dragged(scene, band, turned, { x: 300, y: 58.28 })).toEqual({ along: 30, rear: 3, heading: 45 })
})

test('at any edge: one number, round the table to the right', () => {
  const any = option({ rearAt: 50, from: 'any' })
  expect(fieldsOf(any.where).map(({ id }) => id)).toEqual(['round'])
  expect(placed(scene, any, { round: 20 })).toEqual({ ok: true, pose: { x: 200, y: 70, a: 0 } })
  expect(placed(scene, any, { round: 90 + 20 })).toEqual({ ok: true, pose: { x: 830, y: 200, a: 270 } })
  expect(placed(scene, any, { round: 180 + 20 })).toEqual({ ok: true, pose: { x: 700, y: 830, a: 180 } })
  expect(placed(scene, any, { round: 270 + 20 })).toEqual({ ok: true, pose: { x: 70, y: 700, a: 90 } })
  expect(placed(scene, any, { round: 360 + 20 })).toEqual(placed(scene, any, { round: 20 }))
  expect(dragged(scene, any, {}, { x: 860, y: 300 })).toEqual({ round: 120 })
  const north = { ...scene, edge: 'N' as const }
  expect(dragged(north, any, {}, { x: 860, y: 300 })).toEqual({ round: 90 + 90 + 90 + 30 })
})

test('its numbers give the same place back, in a corner too', () => {
  const corner = { ...option({ rearAt: 50, from: 'any' }), eg: { x: 60, y: 70, a: 0 } }
  expect(placed(scene, corner, firstValues(scene, corner))).toEqual({ ok: true, pose: corner.eg })
})

test('round a piece at a gap: a direction, and a heading where that is free', () => {
  const away = option({ around: 'ember', gap: 25, facing: 'away' })
  expect(fieldsOf(away.where).map(({ id }) => id)).toEqual(['direction'])
  // 20 mm to Ember's rim, 25 between them, 20 to the centre.
  expect(placed(scene, away, { direction: 90 })).toEqual({ ok: true, pose: { x: 515, y: 100, a: 90 } })
  const free = option({ around: 'ember', gap: 25, facing: 'free' })
  expect(placed(scene, free, { direction: 270, heading: 180 })).toEqual({
    ok: true,
    pose: { x: 385, y: 100, a: 180 },
  })
  expect(dragged(scene, away, {}, { x: 450, y: 40 })).toEqual({ direction: 180 })
})

test('brought back: only the heading', () => {
  const back = option({ inside: 50, from: 'W', near: { x: 0, y: 600 }, free: 'heading' })
  expect(placed(scene, back, { heading: 180 })).toEqual({ ok: true, pose: { x: 70, y: 600, a: 180 } })
})

test('the example fills the form and is legal', () => {
  const anywhere = option({ anywhere: true })
  expect(Object.keys(firstValues(scene, anywhere))).toEqual(['along', 'depth', 'heading'])
  expect(placed(scene, anywhere, firstValues(scene, anywhere)).ok).toBe(true)
})

test('a refusal names the pieces', () => {
  expect(placed(scene, option({ anywhere: true }), { along: 45, depth: 10, heading: 0 })).toEqual({
    ok: false,
    why: 'It would overlap Ember: it may touch others, not overlap them.',
  })
})

test('a piece is dragged by its middle: what the region leaves free follows', () => {
  const anywhere = option({ anywhere: true })
  const values = firstValues(scene, anywhere)
  expect(dragged(scene, anywhere, values, { x: 300, y: 400 })).toEqual({ ...values, along: 30, depth: 40 })
  const deploy = option({ rearAt: 50, from: 'S' })
  expect(dragged(scene, deploy, { along: 45 }, { x: 300, y: 400 })).toEqual({ along: 30 })
  const launch = option({ touching: 'ember' })
  const { x, y } = scene.rest['ember']!.pose
  expect(dragged(scene, launch, { heading: 5 }, { x: x + 100, y })).toEqual({ direction: 90, heading: 5 })
})

test('its bow is turned towards a point, where the heading is free', () => {
  const anywhere = option({ anywhere: true })
  const from = { x: 100, y: 100 }
  expect(turnedTowards(scene, anywhere, {}, from, { x: 200, y: 100 })).toEqual({ heading: 90 })
  const deploy = option({ rearAt: 50, from: 'S' })
  expect(turnedTowards(scene, deploy, { along: 1 }, from, { x: 200, y: 100 })).toEqual({ along: 1 })
})

test('an example that touches another piece is legal as proposed, although its numbers are rounded', () => {
  // Two discs of radius 30, their centres 60.005 mm apart; at 49.2 and 44.2 cm they would be 59.4.
  const where: Region = { anywhere: true }
  const eg = { x: 492.43, y: 442.43, a: 0 }
  const tight: PlaceOption = { how: 'place', piece: 'new', shape: 'disc', where, eg }
  const first = firstValues(scene, tight)
  expect(first).toEqual({ along: 49.2, depth: 44.2, heading: 0 })
  expect(placed(scene, tight, first)).toEqual({ ok: true, pose: eg })
  expect(placed(scene, tight, { ...first, heading: 1 }).ok, 'changed: the numbers count').toBe(false)
})

test('off some edges: two numbers, for nobody asks which way an obstacle looks', () => {
  const middle = option({ beyond: 250, of: ['S', 'N'] })
  expect(fieldsOf(middle.where).map(({ id }) => id)).toEqual(['along', 'depth'])
  expect(placed(scene, middle, { along: 20, depth: 30 })).toEqual({
    ok: true,
    pose: { x: 200, y: 300, a: 0 },
  })
})
