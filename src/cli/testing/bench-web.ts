import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunnerResult } from 'lighthouse'
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
}

type Result = RunnerResult['lhr']
type Row = Record<string, number>

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

/** One visit with Lighthouse's own settings: a phone, with a slow line and a slow processor. */
async function visit(url: string): Promise<Result> {
  const { default: lighthouse } = await import('lighthouse')
  const run = await lighthouse(url, { port: DEBUG_PORT, logLevel: 'error' })
  if (!run) throw new Error('Lighthouse gave no result.')
  return run.lhr
}

const scoresOf = ({ categories }: Result): Row =>
  Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]))

const numbersOf = ({ audits }: Result): Row =>
  Object.fromEntries(Object.keys(AUDITS).map((id) => [id, audits[id]!.numericValue ?? NaN]))

function print(name: string, values: readonly number[], unit: string): void {
  console.log(`${name.padEnd(26)} ${Number(median(values).toFixed(3))} ${unit}`.trimEnd())
}

function report(visits: readonly Result[]): void {
  const [{ lighthouseVersion }] = visits as [Result]
  console.log(`Home page, Lighthouse ${lighthouseVersion}, mobile preset, median of ${visits.length} visits`)
  for (const name of Object.keys(scoresOf(visits[0]!))) {
    print(
      name,
      visits.map((visit) => scoresOf(visit)[name]!),
      'of 100',
    )
  }
  for (const [name, unit] of Object.entries(AUDITS)) {
    print(
      name,
      visits.map((visit) => numbersOf(visit)[name]!),
      unit,
    )
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
    const visits: Result[] = []
    while (visits.length < RUNS) visits.push(await visit(server.url))
    report(visits)
  } finally {
    await browser.close()
    await server.close()
    rmSync(data, { recursive: true })
  }
}
