import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fileOf, GAMES, page, pageOf } from './rules.mjs'

test.each(GAMES)('RULES.md of %s is what node tools/rules.mjs writes', (game) => {
  expect(readFileSync(fileOf(game), 'utf8')).toBe(pageOf(game))
})

const row = (more) => ({
  lines: '7',
  heading: 'Play',
  rule: 'So.',
  decisions: [],
  implemented: true,
  ...more,
})

test('several books of a game stand one after another', () => {
  const books = [
    { document: '000', title: 'reference', game: 'one', rows: [row({ implemented: false })] },
    {
      document: '001',
      title: 'base',
      game: 'one',
      rows: [row({ where: ['rules/damage.hit', 'data:ships/a', 'table:play/end'], scenes: ['001-play/so'] })],
    },
  ]
  const text = page(books)
  expect(text).toContain('## 000 reference\n\n0 of 1 rules are played so far.')
  expect(text).toContain('| 000:7 Play | So. |  | not yet |  |')
  expect(text.indexOf('## 001 base')).toBeGreaterThan(text.indexOf('## 000 reference'))
  expect(text).toContain('[so](../../../testdata/scenes/one/001-play/so.json)')
  expect(text).toContain('[table: play/end](../../table/play/end.ts)')
  expect(text).toContain('[data: ships/a](data/ships/a')
  expect(text).toContain('[`damage.hit`](rules/damage')
})
