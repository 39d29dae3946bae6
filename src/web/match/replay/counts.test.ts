import { expect, test } from 'vitest'
import { NEUTRAL } from '../../parts/mark'
import { countShots } from './counts'
import type { Flown } from './shots'

const shot = (some: Partial<Flown>): Flown => ({
  n: 1,
  seat: 'a',
  mark: NEUTRAL,
  die: true,
  from: { x: 0, y: 0 },
  to: { x: 1, y: 1 },
  end: 'rest',
  ...some,
})

test('what became of the dice of each side; moves and obstacles count for nobody', () => {
  const flown = [
    shot({ end: 'touch', met: 'b1' }),
    shot({ end: 'touch', met: 'a2' }),
    shot({ end: 'touch', met: 'moon' }),
    shot({ end: 'out' }),
    shot({ end: 'touch', met: 'b1', die: false }),
    shot({ seat: 'b' }),
  ]
  const whose: Record<string, string> = { a2: 'a', b1: 'b', moon: 'nobody' }
  expect(countShots(flown, ['a', 'b'], (id) => whose[id])).toEqual({
    a: { dice: 4, enemy: 1, own: 1, out: 1 },
    b: { dice: 1, enemy: 0, own: 0, out: 0 },
  })
})
