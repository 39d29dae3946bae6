import { describe, expect, test } from 'vitest'
import { checkAim } from '../../table/aim'
import { contactOf, onNextEdge, originOf, slid, turned, withStrength } from './aim'
import { aimingFor, aimOf, whyNot, whyNotBriefly } from './sending'
import { firstAim, nextTarget, snap, snappedTo, targets } from './targets'
import { createTape } from '../../table/tape'
import type { Shape } from '../../table/types'
import type { Scene } from './scene'
import type { Start } from './start'
import { board, fire, move, rest, scene } from './testing/scene'

test('a move starts the way the ship looks, a shot at the nearest target', () => {
  expect(firstAim(scene, move)).toEqual({ bearing: 0, strength: 40, at: null, start: 'centre' })
  expect(firstAim(scene, { ...fire, at: ['halberd'] }).bearing).toBe(90)
})

test('the aim that is sent is whole: contact, bearing, speed', () => {
  const aiming = withStrength(turned(firstAim(scene, move), 30), 38)
  expect(aimOf(scene, move, aiming)).toEqual({ ok: true, aim: { at: 8.5, bearing: 30, speed: 480 } })
})

test('a die starts on its ship', () => {
  const made = aimOf(scene, fire, { ...firstAim(scene, fire), start: 'bow' })
  // The table wants 8.5 mm to the rim; 0.2 more for rounding, on a grid of 1 mm: 11 mm ahead of the centre.
  expect(made).toEqual({ ok: true, aim: { at: 0, bearing: 0, speed: 1360, start: { x: 450, y: 111 } } })
  if (!made.ok) return
  const { piece, surface, adds } = fire
  const flick = { piece, surface, aim: made.aim, adds: adds!, shake: [0, 0, 0, 0] }
  expect(checkAim(scene.board, scene.rest, flick)).toEqual({ ok: true })
})

test('snapping goes round the targets both ways', () => {
  const ahead = firstAim(scene, fire)
  expect(targets(scene, fire)).toEqual(['anvil', 'halberd'])
  expect(snappedTo(scene, fire, ahead)).toBe('anvil')
  expect(nextTarget(scene, fire, ahead, 1)).toBe('halberd')
  expect(nextTarget(scene, fire, turned(ahead, 45), -1)).toBe('anvil')
  expect(snap(scene, fire, ahead, 'halberd').bearing).toBe(90)
})

test('a chosen contact follows only as far as it must', () => {
  const aiming = slid(scene, move, firstAim(scene, move), 12)
  expect(contactOf(scene, move, aiming)).toBe(32)
  expect(contactOf(scene, move, slid(scene, move, aiming, 100))).toBe(40)
})

test('a die is pushed up to 4 mm beside its centre', () => {
  expect(slid(scene, fire, firstAim(scene, fire), 9).at).toBe(4)
  expect(onNextEdge(scene, fire, firstAim(scene, fire))).toEqual(firstAim(scene, fire))
})

test('a bearing no lit edge can give says which can', () => {
  const back = turned(firstAim(scene, move), 180)
  expect(whyNot(scene, move, back)).toMatch(/^Ember has no lit edge .* Possible: from 290° to 70°[.]$/)
  expect(whyNotBriefly(scene, move, back)).toBe('No lit edge. Possible: from 290° to 70°.')
  expect(aimOf(scene, move, back).ok).toBe(false)
})

test('a chosen start moves the origin', () => {
  const aside = { ...firstAim(scene, fire), start: { x: 5, y: -5 } }
  expect(originOf(scene, fire, aside).point).toEqual({ x: 455, y: 95 })
})

test('an aim that somebody else has made can be set, and is the same when it is sent', () => {
  const push = { at: 8.5, bearing: 30, speed: 480 }
  expect(aimOf(scene, move, aimingFor(scene, move, push))).toEqual({ ok: true, aim: push })
  const shot = { at: 0, bearing: 12.35, speed: 1550, start: { x: 455, y: 104 } }
  expect(aimOf(scene, fire, aimingFor(scene, fire, shot))).toEqual({ ok: true, aim: shot })
})

describe('a die whose ship touches something high', () => {
  const disc = board.shapes['disc'] as Extract<Shape, { form: 'disc' }>
  const high = { ...board, shapes: { ...board.shapes, tower: { ...disc, height: 40 } } }

  /** A tower of 30 mm radius, its centre so far north of the square's. */
  function beside(mm: number): Scene {
    const crowd = {
      ...rest,
      anvil: { ...rest['anvil']!, shape: 'tower', pose: { x: 450, y: 100 + mm, a: 0 } },
    }
    return { ...scene, board: high, rest: crowd, tape: createTape(high)(crowd) }
  }
  const from = (start: Start) => ({ ...firstAim(scene, fire), start })

  test('cannot start close to it', () => {
    // At the bow its centre is 9 mm from the tower; a D6 is 11.3 mm from its centre to its corners.
    const where = 'There is no room for the die there: it would overlap Anvil.'
    expect(whyNot(beside(50), fire, from('bow'))).toBe(where)
    expect(whyNotBriefly(beside(50), fire, from('bow'))).toBe('No room to start there.')
    expect(aimOf(beside(50), fire, from('bow')).ok).toBe(false)
    expect(whyNot(beside(50), fire, from('centre'))).toBeNull()
  })

  test('starts elsewhere at first where the middle has no room', () => {
    const overhanging = beside(40)
    expect(whyNot(overhanging, fire, from('centre'))).not.toBeNull()
    const first = firstAim(overhanging, fire)
    expect(first.start).toBe('stern')
    expect(aimOf(overhanging, fire, first).ok).toBe(true)
  })
})
