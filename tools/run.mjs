/** Runs the ordinary tools: a child process with its output kept, so that only failures are shown. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'

/** The script of a package's command: node_modules/.bin would need a shell on Windows. */
export function script(name, command = name) {
  const folder = join(root, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

/** With all that it has started: a worker in an endless loop hears nothing when its runner ends. */
function endGroup({ pid }) {
  try {
    if (process.platform === 'win32') process.kill(pid, 'SIGKILL')
    else process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

const running = new Set()

const endAll = () => running.forEach(endGroup)
const endUs = () => process.exit(1)

/** Whoever ends this program (Ctrl+C, CI) ends its children too, although each is a group of its own. */
function remember(child) {
  if (running.size === 0) process.on('exit', endAll).on('SIGINT', endUs).on('SIGTERM', endUs)
  running.add(child)
}

function forget(child) {
  running.delete(child)
  if (running.size === 0) process.off('exit', endAll).off('SIGINT', endUs).off('SIGTERM', endUs)
}

/**
 * @param {string[]} args for Node
 * @param {{ env?: Record<string, string>, show?: boolean, silence?: number }} options
 *   `show`: pass the output on while it comes; `silence`: minutes without a word, after which the program
 *   hangs and is ended, as a failure. There is no limit to the whole: a slow machine may take its time.
 * @returns {Promise<{ ok: boolean, output: string, seconds: number }>}
 */
export function runNode(args, { env = {}, show = false, silence = 20 } = {}) {
  const started = Date.now()
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
  const options = { cwd: root, env: { ...process.env, ...plain, ...env }, detached: true }
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  remember(child)
  const chunks = []
  const keep = (chunk) => (show ? process.stdout.write(chunk) : chunks.push(chunk))
  const hangs = () => {
    keep(`Not a word for ${silence} minutes: it hangs, and is ended.\n`)
    endGroup(child)
  }
  const watch = setTimeout(hangs, silence * 60_000)
  const hear = (chunk) => {
    watch.refresh()
    keep(chunk)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  return new Promise((done) => {
    child.on('error', (error) => chunks.push(String(error)))
    child.on('close', (code) => {
      clearTimeout(watch)
      forget(child)
      done({ ok: code === 0, output: chunks.join(''), seconds: (Date.now() - started) / 1000 })
    })
  })
}

/** One line per step; the output of a step only when it failed. */
export function printStep(name, { ok, output, seconds }) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(34)} ${seconds.toFixed(1).padStart(6)} s`)
  if (!ok && output) console.log(output.trimEnd())
}
