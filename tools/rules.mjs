/**
 * Writes src/games/<game>/RULES.md from testdata/rulebook/: `node tools/rules.mjs`. A test holds it current.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

export const PAGES = [
  {
    book: '001',
    title: 'FlickFleet, base rulebook (001)',
    from: 'testdata/rulebook/001.json',
    to: 'src/games/flickfleet/RULES.md',
  },
]

const cell = (text) => text.replaceAll('|', '\\|')

const row =
  (book) =>
  ({ lines, heading, rule, decisions, implemented, functions = [], scenes = [] }) => {
    const where = `${book}:${lines} ${heading}`
    const code = implemented ? functions.map((name) => `\`${name}\``).join(', ') : 'not yet'
    return `| ${[where, rule, decisions.join(', '), code, scenes.join(', ')].map(cell).join(' | ')} |`
  }

/** The page as text. */
export function page({ book, title, from }) {
  const rows = JSON.parse(readFileSync(from, 'utf8'))
  const done = rows.filter(({ implemented }) => implemented).length
  return [
    `# ${title}: where each rule is`,
    '',
    `Made by \`node tools/rules.mjs\` from \`${from}\`; change it there. ` +
      `${done} of ${rows.length} rules are played so far.`,
    'A function `damage.damagePoint` stands in `rules/damage.ts` ' +
      '(others in `modules/`, `begin/` and `fleet/`, see `chapters.ts`), ' +
      'a scene `001-combat/NAME` in `testdata/scenes/flickfleet/001-combat/NAME.json`.',
    '',
    '| place | rule, in our words | decisions | function | scenes |',
    '|---|---|---|---|---|',
    ...rows.map(row(book)),
    '',
  ].join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const one of PAGES) writeFileSync(one.to, page(one))
}
