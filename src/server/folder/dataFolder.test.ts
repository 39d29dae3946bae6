import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataFolder, madeFolder } from './dataFolder'

const HOME = join('/', 'home', 'ada')

test.each([
  ['linux', {}, join(HOME, '.local', 'share', 'flicktable')],
  ['linux', { XDG_DATA_HOME: join('/', 'data') }, join('/', 'data', 'flicktable')],
  ['darwin', {}, join(HOME, 'Library', 'Application Support', 'Flicktable')],
  ['win32', { APPDATA: join('/', 'roaming') }, join('/', 'roaming', 'Flicktable')],
  ['linux', { FLICKTABLE_DATA: 'here', XDG_DATA_HOME: 'there' }, 'here'],
] as const)('on %s with %j: %s', (platform, env, folder) => {
  expect(dataFolder(env, platform, HOME)).toBe(folder)
})

test('the folder is made for its owner alone; where none can be made, the reason is told', () => {
  const above = mkdtempSync(join(tmpdir(), 'flicktable-'))
  const folder = join(above, 'new', 'data')
  expect(statSync(madeFolder(folder)).mode & 0o077).toBe(0)
  writeFileSync(join(folder, 'file'), '')
  expect(() => madeFolder(join(folder, 'file', 'below'))).toThrow(/cannot be made: ENOTDIR/)
  rmSync(above, { recursive: true })
})
