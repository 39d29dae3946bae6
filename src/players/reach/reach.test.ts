import { describe, expect, test } from 'vitest'
import { games } from '../../games'
import type { Measured } from '../../games/kit'
import { openReach, UNMEASURED } from './reach'
import { fingerprint } from './testing/fingerprint'
import { STRENGTHS } from './testing/measure'

describe.each(games)('$name', (game) => {
  test('was measured with the materials of today; else run `npm run reach`', async () => {
    expect((await game.reach?.())?.hash).toBe(game.flicks && fingerprint(game))
  })

  test('every shape that is flicked was measured once, at every strength', async () => {
    const { travel }: Pick<Measured, 'travel'> = (await game.reach?.()) ?? { travel: {} }
    expect(Object.keys(travel)).toEqual((game.flicks ?? []).map(({ shape }) => shape))
    for (const { mm } of Object.values(travel)) expect(mm).toHaveLength(STRENGTHS.length)
  })
})

/** From 100 to 300 mm/s. */
const MEASURED: Measured = {
  hash: 'now',
  travel: { brick: { min: 100, max: 300, mm: [0, 100, 200].map((s) => [s, 2 * s, 3 * s, 4 * s]) } },
}
const known = openReach(MEASURED)

test('between two measured speeds it is in between', () => {
  expect(known.of('brick', 200)).toEqual({ p10: 100, p50: 200, p90: 400 })
  expect(known.of('brick', 250)).toEqual({ p10: 150, p50: 300, p90: 600 })
  expect(known.of('brick', 300)).toEqual({ p10: 200, p50: 400, p90: 800 })
})

test('what was not measured is not known: another shape, slower, faster, another game', () => {
  for (const [shape, speed] of [
    ['feather', 200],
    ['brick', 99],
    ['brick', 301],
  ] as const)
    expect(known.of(shape, speed)).toBeNull()
  expect(UNMEASURED.of('brick', 200)).toBeNull()
  expect(UNMEASURED.goesBeyond('brick', 0)).toBeNull()
})

test('the speed at which three of four go no farther: they go 3 mm for each mm/s above 100', () => {
  expect(known.goesBeyond('brick', 300)).toBeCloseTo(200, 6)
  expect(known.goesBeyond('brick', 450)).toBeCloseTo(250, 6)
  expect(known.goesBeyond('brick', -1)).toBe(100)
  expect(known.goesBeyond('brick', 600)).toBeNull()
})
