import { existsSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { CannotServe } from '../refusal'

type Environment = Record<string, string | undefined>

/** Where matches are kept when nobody says otherwise. */
export function dataFolder(
  env: Environment = process.env,
  platform = process.platform,
  home = homedir(),
): string {
  if (env.FLICKTABLE_DATA) return env.FLICKTABLE_DATA
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Flicktable')
  if (platform === 'win32') return join(env.APPDATA || join(home, 'AppData', 'Roaming'), 'Flicktable')
  return join(env.XDG_DATA_HOME || join(home, '.local', 'share'), 'flicktable')
}

/** Only its owner may look inside: it holds the chance secrets. */
export function madeFolder(folder: string): string {
  try {
    make(resolve(folder))
    return folder
  } catch (error) {
    throw new CannotServe(`The data folder ${folder} cannot be made: ${(error as Error).message}`)
  }
}

/** Not `recursive`: in Node 20 that never returns where the system refuses with ENOENT, as in /proc. */
function make(folder: string): void {
  if (existsSync(folder)) return
  make(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}
