/** Writes THIRD-PARTY.md from the lock file; `--check` only says whether it is current. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'

const FILE = join(root, 'THIRD-PARTY.md')

const INTRO = `# Third-party software

Made by \`node tools/third-party.mjs\` from package-lock.json; \`npm test\` fails when it is out of date.
The full licence texts are in the packages themselves, under node_modules. Builds for single systems
(\`os\` or \`cpu\` in the lock file) carry the licence of the package that asks for them and are not listed.
`

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Only what every machine installs: the list must not depend on where it was made. */
const isEverywhere = ([path, entry]) => path !== '' && !entry.os && !entry.cpu && !entry.optional

const manifestOf = (path) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))

const isForTests = ([, entry]) => Boolean(entry.dev || entry.devOptional)

/** The first line of the licence file that names a holder. */
function noticeOf(path) {
  const folder = join(root, path)
  const file = readdirSync(folder)
    .sort()
    .find((name) => /^(licen[cs]e|copying)/i.test(name))
  const lines = file ? readFileSync(join(folder, file), 'utf8').split(/\r?\n/) : []
  return lines.find((text) => /copyright.*(\d{4}|\(c\)|©)/i.test(text))
}

function authorOf({ author, contributors }) {
  const person = author ?? contributors?.[0]
  return typeof person === 'string' ? person : person?.name
}

const cell = (text) =>
  text
    .replace(/[|*<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function row([path, { version, license }]) {
  const manifest = manifestOf(path)
  const licence = license ?? manifest.licenses?.[0]?.type ?? 'see package'
  const holder = noticeOf(path) ?? authorOf(manifest) ?? 'see package'
  return `| ${nameOf(path)} | ${version} | ${licence} | ${cell(holder)} |`
}

function section(title, entries) {
  const rows = [...new Set(entries.map(row))].sort()
  const head = [`## ${title}`, '', '| package | version | licence | copyright |', '|---|---|---|---|']
  return [...head, ...rows, ''].join('\n')
}

export function thirdParty() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const entries = Object.entries(packages).filter(isEverywhere)
  return [
    INTRO,
    section(
      'Needed to play',
      entries.filter((entry) => !isForTests(entry)),
    ),
    section('Needed to test', entries.filter(isForTests)),
  ].join('\n')
}

if (!process.argv.includes('--check')) writeFileSync(FILE, thirdParty())
else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== thirdParty()) {
  console.error('THIRD-PARTY.md is not current: run `node tools/third-party.mjs`.')
  process.exitCode = 1
}
