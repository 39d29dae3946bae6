import { describe, expect, test } from 'vitest'
import { contactOf, firstAim, touchedAt } from '../../players/human'
import { fire, move, scene } from '../../players/human/testing/scene'
import { CASES } from '../../players/testing/forms'
import type { AtAim } from '../match/model/work'
import { contactNear, diagramOf } from './diagram'

const atWith = (option: AtAim['option'], edge: AtAim['scene']['edge'] = 'S'): AtAim => {
  const seen = { ...scene, edge }
  return { key: '', say: '', scene: seen, option, aiming: firstAim(seen, option) }
}

describe('the ship', () => {
  const at = atWith(move)

  test('is drawn as its seat sees it, the lit edge below', () => {
    const { lit, at: contact } = diagramOf(at)
    expect(lit).toHaveLength(1)
    for (const { y } of lit[0]!) expect(y).toBeCloseTo(20, 9)
    expect(contact).toEqual({ x: expect.closeTo(0, 9), y: expect.closeTo(20, 9) })
  })
  test('from the other side it is upside down', () => {
    expect(diagramOf(atWith(move, 'N')).at?.y).toBeCloseTo(-20, 9)
  })
  test('a place beside the lit edge is the nearest contact on it', () => {
    expect(contactNear(at, { x: 5, y: 60 })).toBeCloseTo(25, 9)
    const aiming = touchedAt(at.scene, at.option, at.aiming, contactNear(at, { x: 5, y: 60 }))
    expect(diagramOf({ ...at, aiming }).at?.x).toBeCloseTo(5, 6)
  })
  test('has no contact on a bearing on which it cannot be pushed', () => {
    expect(diagramOf({ ...at, aiming: { ...at.aiming, bearing: 180 } }).at).toBeNull()
  })
})

test('a die is met behind, up to 4 mm aside to the right of its way', () => {
  const at = atWith(fire)
  const aiming = { ...at.aiming, bearing: 0 }
  const there = { ...at, aiming }
  const aside = touchedAt(at.scene, at.option, aiming, contactNear(there, { x: 3, y: 9 }))
  expect(contactOf(at.scene, at.option, aside)).toBe(3)
  expect(diagramOf({ ...at, aiming: aside }).at?.x).toBeCloseTo(3, 9)
})

test('a die that lies is drawn as it lies, and met where the finger comes from', () => {
  const { scene: lying, option } = CASES.find(({ name }) => name === 'D6, lies, anywhere')!
  const metFrom = (bearing: number): number => {
    const aiming = { ...firstAim(lying, option), bearing }
    const { at, lit } = diagramOf({ key: '', say: '', scene: lying, option, aiming })
    expect(lit).toHaveLength(4)
    return Math.hypot(at!.x, at!.y)
  }
  // It is 16 mm wide and turned by 70 degrees: a side is 8 mm behind its centre, a corner 8 times root 2.
  expect(metFrom(70)).toBeCloseTo(8, 6)
  expect(metFrom(25)).toBeCloseTo(8 * Math.SQRT2, 6)
})
