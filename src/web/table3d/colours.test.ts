import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COLOURS } from './colours'

const TOKENS: Record<keyof typeof COLOURS, string> = {
  edge: '--edge',
  warn: '--warn',
  white: '--p-white',
  red: '--p-red',
  black: '--p-black',
  purple: '--p-purple',
  hull: '--p-hull',
  mat: '--mat',
  tick: '--mat-tick',
}

test('the table has the colours of the evening tokens', () => {
  const css = readFileSync('src/web/styles/tokens.css', 'utf8')
  const valueOf = (token: string) => new RegExp(`${token}: (#\\w+);`).exec(css)?.[1]
  for (const [name, token] of Object.entries(TOKENS)) {
    expect([name, valueOf(token)]).toEqual([name, COLOURS[name as keyof typeof COLOURS]])
  }
})
