import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled, nodeIsSupported } from './bootstrap.mjs'

const PLAY = { 'node_modules/vite': { version: '8.3.8' } }
const TEST = { 'node_modules/vitest': { version: '4.1.12', dev: true } }
const OTHER_SYSTEM = { 'node_modules/@esbuild/win32-x64': { version: '0.28.2', optional: true } }

let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flicktable-'))
  mkdirSync(join(folder, 'node_modules'))
  write('package-lock.json', { '': {}, ...PLAY, ...TEST, ...OTHER_SYSTEM })
})

afterEach(() => rmSync(folder, { recursive: true }))

const write = (file, packages) => writeFileSync(join(folder, file), JSON.stringify({ packages }))
const present = (packages) => write('node_modules/.package-lock.json', packages)

test('a fresh checkout has nothing', () => {
  expect(isInstalled(folder, 'start')).toBe(false)
})

test('an install for playing lacks what tests need; one for testing is enough to play', () => {
  present(PLAY)
  expect(isInstalled(folder, 'start')).toBe(true)
  expect(isInstalled(folder, 'test')).toBe(false)
  present({ ...PLAY, ...TEST })
  expect(isInstalled(folder, 'start')).toBe(true)
  expect(isInstalled(folder, 'test')).toBe(true)
})

test('a new version in the lock file asks for an install', () => {
  present({ 'node_modules/vite': { version: '8.3.7' }, ...TEST })
  expect(isInstalled(folder, 'start')).toBe(false)
})

test('Node must be able to load ES modules with require', () => {
  expect(['20.19.0', '20.20.2', '22.12.0', '24.1.0'].every(nodeIsSupported)).toBe(true)
  expect(['18.20.0', '20.18.3', '21.7.0', '22.11.0'].some(nodeIsSupported)).toBe(false)
})
