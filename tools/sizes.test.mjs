import { expect, test } from 'vitest'
import { tooLong } from './sizes.mjs'

test('a component has at most 200 lines; one that was longer may only shrink, and leaves the list', () => {
  const lines = { 'A.svelte': 200, 'B.svelte': 201, 'C.svelte': 220, 'D.svelte': 221, 'E.svelte': 150 }
  const longer = { 'C.svelte': 220, 'D.svelte': 220, 'E.svelte': 230, 'Gone.svelte': 210 }
  expect(tooLong(lines, longer)).toEqual([
    'B.svelte: 201 lines; at most 200',
    'D.svelte: 221 lines; at most 220',
    'E.svelte is no longer too long: take it out of LONGER in tools/sizes.mjs',
    'Gone.svelte is no longer too long: take it out of LONGER in tools/sizes.mjs',
  ])
})
