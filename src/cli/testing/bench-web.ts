import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../server'

const RUNS = 5
const CHROMIUM = process.env['FLICKTABLE_CHROMIUM'] ?? '/usr/bin/chromium'
const DEBUG_PORT = 9377

/** The numbers printed, and how each reads. */
const AUDITS = {
  'first-contentful-paint': 'ms',
  'largest-contentful-paint': 'ms',
  'total-blocking-time': 'ms',
  'speed-index': 'ms',
  'cumulative-layout-shift': '',
  'total-byte-weight': 'bytes',
} as const

type Row = Record<string, number>

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

/** One visit with Lighthouse's own settings: a phone, with a slow line and a slow processor. */
async function visit(url: string): Promise<Row> {
  const { default: lighthouse } = await import('lighthouse')
  const run = await lighthouse(url, { port: DEBUG_PORT, logLevel: 'error' })
  if (!run) throw new Error('Lighthouse gave no result.')
  const { categories, audits } = run.lhr
  const scores = Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])
  const numbers = Object.keys(AUDITS).map((id) => [id, audits[id]!.numericValue ?? NaN])
  return Object.fromEntries([...scores, ...numbers]) as Row
}

function print(rows: readonly Row[]): void {
  console.log(`Home page, Lighthouse 12.2.3, mobile preset, median of ${rows.length} visits`)
  for (const name of Object.keys(rows[0]!)) {
    const unit = (AUDITS as Record<string, string>)[name] ?? 'of 100'
    const value = median(rows.map((row) => row[name]!))
    console.log(`${name.padEnd(26)} ${Number(value.toFixed(3))} ${unit}`.trimEnd())
  }
}

/** Loaded when asked for: who only plays has neither this nor Lighthouse. */
async function openChromium() {
  const { chromium } = await import('playwright-core')
  const args = ['--no-sandbox', '--no-first-run', `--remote-debugging-port=${DEBUG_PORT}`]
  return chromium.launch({ executablePath: CHROMIUM, args })
}

/** `npm run bench web`: serves the built page and lets Lighthouse visit it five times. */
export async function benchWeb(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'flicktable-bench-'))
  const server = await serve({ port: 0, data, say: () => undefined })
  const browser = await openChromium()
  try {
    const rows: Row[] = []
    for (let run = 0; run < RUNS; run++) rows.push(await visit(server.url))
    print(rows)
  } finally {
    await browser.close()
    await server.close()
    rmSync(data, { recursive: true })
  }
}
