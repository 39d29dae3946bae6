/** Puts the packages of the lock file in place. Uses Node alone, so that it runs in a fresh checkout. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/** Node 20.19 and 22.12 are the first of their lines that load ES modules with `require`. */
export function nodeIsSupported(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major === 20) return minor >= 19
  return major > 22 || (major === 22 && minor >= 12)
}

/** Ends the process with one line on a Node that is too old. */
export function requireNode() {
  if (nodeIsSupported(process.versions.node)) return
  console.error(`Flicktable needs Node 20.19 or newer (in line 22: 22.12); this is ${process.versions.node}.`)
  process.exit(1)
}

const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {})

/** Packages for other systems, and those npm may leave out, do not count as missing. */
const isNeeded = (entry, wantsTests) => !entry.optional && !entry.devOptional && (wantsTests || !entry.dev)

/**
 * Compares the lock file with npm's own note of what it put into node_modules. So a changed lock is seen, an
 * interrupted install too, and a package somebody added by hand costs no second install.
 * @param {'start' | 'test'} purpose what is needed to play, or to test as well
 */
export function isInstalled(folder, purpose) {
  const wanted = Object.entries(packagesOf(join(folder, 'package-lock.json')))
  const present = packagesOf(join(folder, 'node_modules', '.package-lock.json'))
  return wanted.every(([path, entry]) => {
    return path === '' || !isNeeded(entry, purpose === 'test') || present[path]?.version === entry.version
  })
}

/** npm as a script, because on Windows npm is a batch file that needs a shell. */
function npmScript() {
  const bin = dirname(process.execPath)
  const beside = [join(bin, 'node_modules'), join(bin, '..', 'lib', 'node_modules')]
  const called = process.env.npm_execpath ?? ''
  const candidates = [called, ...beside.map((modules) => join(modules, 'npm', 'bin', 'npm-cli.js'))]
  return candidates.find((file) => file.endsWith('npm-cli.js') && existsSync(file))
}

/** All output goes to stderr: stdout belongs to the command that follows. */
function runNpm(args) {
  const options = { cwd: root, stdio: ['ignore', 2, 2] }
  const script = npmScript()
  if (script) return spawnSync(process.execPath, [script, ...args], options).status
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' }).status
}

/** @param {'start' | 'test'} purpose */
export function install(purpose) {
  requireNode()
  if (isInstalled(root, purpose)) return
  console.error('Installing packages ...')
  const which = purpose === 'test' ? '--include=dev' : '--omit=dev'
  const status = runNpm(['ci', which, '--no-audit', '--no-fund', '--loglevel=error'])
  if (status === 0) return
  console.error('npm could not install the packages: the first start needs the npm registry.')
  process.exit(1)
}
