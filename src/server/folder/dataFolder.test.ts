import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataFolder } from './dataFolder'

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
