import { describe, expect, test } from 'vitest'
import { reachOf } from './curve'
import { OFF } from './one-euro'
import { pullFrom, pullOn } from './pull'
import { released } from './release'
import type { Sample } from './sample'
import { shownAt } from './shown'
import { DESK, lensOf } from './testing/lens'

const before = { bearing: 90, strength: 40, at: null, start: 'centre' } as const
const setup = {
  lens: lensOf({ ...DESK, elevation: 90 }),
  from: { x: 450, y: 450 },
  reach: reachOf('mouse', 900),
  before,
  smoothing: OFF,
}
const centre = setup.lens.toScreen(setup.from)
const below = (px: number, t: number, aside = 0): Sample => ({ x: centre.x + aside, y: centre.y + px, t })
const pulled = (...samples: Sample[]) => samples.reduce(pullOn, pullFrom(setup, below(0, 0)))

const resting = pulled(below(169, 100))

test('let go at rest: what was shown is what is used', () => {
  const { aiming } = shownAt(resting, 300)
  expect(aiming).toMatchObject({ bearing: 0, strength: 30.8 })
  expect(released(resting, below(169, 300))).toEqual({ is: 'aimed', aiming })
})

describe('the last 80 ms', () => {
  const lifting = pulled(below(169, 100), below(172, 221, 4), below(175, 299, 6))

  test('do not count', () => {
    expect(released(lifting, below(177, 300, 8))).toEqual(released(resting, below(169, 300)))
  })
  test('what is exactly 80 ms old counts, what is younger does not', () => {
    const pull = pulled(below(169, 100), below(200, 220))
    const strength = (up: number) => released(pull, below(200, up))
    expect(strength(300)).toMatchObject({ aiming: { strength: 42.3 } })
    expect(strength(299.9)).toMatchObject({ aiming: { strength: 30.8 } })
  })
  test('a jump of more than 40 px in them parks the aim', () => {
    expect(released(resting, below(209, 300))).toMatchObject({ is: 'aimed' })
    const jumped = released(resting, below(209.1, 300))
    expect(jumped).toMatchObject({ is: 'parked', aiming: { bearing: 0, strength: 30.8 } })
  })
  test('even when the finger came back', () => {
    const pull = pulled(below(169, 100), below(230, 260), below(169, 290))
    expect(released(pull, below(169, 300))).toMatchObject({ is: 'parked' })
  })
})

describe('nothing is flicked', () => {
  test('in the ring, asked of the true place', () => {
    const pull = pulled(below(40, 100))
    expect(released(pull, below(18, 300))).toMatchObject({ is: 'cancelled' })
    expect(released(pull, below(18.1, 300))).toMatchObject({ is: 'aimed' })
  })
  test('when nothing is old enough', () => {
    expect(released(pulled(below(169, 30)), below(169, 79))).toMatchObject({ is: 'cancelled' })
  })
  test('when the old sample was not past the ring yet', () => {
    expect(released(pulled(below(20, 100), below(60, 290)), below(60, 300))).toMatchObject({
      is: 'cancelled',
    })
  })
})
