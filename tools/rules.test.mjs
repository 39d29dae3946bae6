import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { page, PAGES } from './rules.mjs'

test.each(PAGES)('$to is what node tools/rules.mjs writes', (one) => {
  expect(readFileSync(one.to, 'utf8')).toBe(page(one))
})
