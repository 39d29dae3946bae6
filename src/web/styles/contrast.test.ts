import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

type Tokens = Record<string, string>

/** The colours written out in the block of this selector. */
function tokensOf(selector: string): Tokens {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0]!
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, hex]) => [name, hex]))
}

const evening = tokensOf(':root')
const day = { ...evening, ...tokensOf("[data-theme='day']") }

/** `#fff` or `#ffffff` as red, green, blue from 0 to 1. */
function channels(hex: string): number[] {
  const size = hex.length === 4 ? 1 : 2
  return [0, 1, 2]
    .map((i) => hex.slice(1 + i * size, 1 + (i + 1) * size).repeat(3 - size))
    .map((pair) => parseInt(pair, 16) / 255)
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function contrast(tokens: Tokens, one: string, other: string): number {
  const [dark, light] = [one, other].map((name) => luminance(tokens[name]!)).sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

const ROOMS = ['room-0', 'room-1', 'room-2', 'room-3']

/** On room-0, -1, -2 and -3. The forbidden pairs stand here too, so that nobody takes them for possible. */
const PUBLISHED: [string, Tokens, string, number[]][] = [
  ['evening', evening, 'ink', [14.9, 13.4, 11.4, 9.4]],
  ['evening', evening, 'ink-2', [9.0, 8.1, 6.9, 5.7]],
  ['evening', evening, 'ink-3', [6.0, 5.4, 4.6, 3.8]],
  ['evening', evening, 'edge-ink', [10.9, 9.9, 8.4, 6.9]],
  ['evening', evening, 'warn', [9.8, 8.8, 7.5, 6.1]],
  ['day', day, 'ink', [12.5, 14.2, 16.3, 11.4]],
  ['day', day, 'ink-2', [7.0, 7.9, 9.1, 6.4]],
  ['day', day, 'ink-3', [4.8, 5.5, 6.3, 4.4]],
  ['day', day, 'edge-ink', [5.3, 6.1, 7.0, 4.9]],
  ['day', day, 'warn', [4.5, 5.2, 5.9, 4.1]],
]

test.each(PUBLISHED)('%s: contrast of the rooms is as published', (_theme, tokens, name, published) => {
  const measured = ROOMS.map((room) => contrast(tokens, name, room))
  measured.forEach((value, i) => expect(Math.abs(value - published[i]!)).toBeLessThan(0.1))
})

const TEXTS = ['ink', 'ink-2', 'ink-3', 'edge-ink', 'warn']

const FORBIDDEN: Record<string, string[]> = {
  evening: ['ink-3 on room-3'],
  day: ['ink-3 on room-3', 'warn on room-3', 'warn on room-0'],
}

test.each([
  ['evening', evening],
  ['day', day],
])('%s: text that may be used reaches 4.5', (theme, tokens) => {
  const pairs = TEXTS.flatMap((text) => ROOMS.map((room) => [text, room] as const))
  const allowed = pairs.filter(([text, room]) => !FORBIDDEN[theme]!.includes(`${text} on ${room}`))
  const weak = allowed.filter(([text, room]) => contrast(tokens, text, room) < 4.5)
  expect(weak).toEqual([])
  expect(contrast(tokens, 'plate-ink', 'plate')).toBeGreaterThan(4.5)
})

test('glyphs and rims can be told from their discs: 3 for graphics', () => {
  for (const disc of ['red', 'white', 'blue', 'yellow', 'orange']) {
    const glyphs = ['p-black', 'p-white'].map((glyph) => contrast(evening, `p-${disc}`, glyph))
    expect(Math.max(...glyphs)).toBeGreaterThan(3)
  }
})
