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

/**
 * @param {string[]} args for Node
 * @param {{ env?: Record<string, string>, show?: boolean, minutes?: number }} options
 *   `show`: pass the output on while it comes; `minutes`: end it after that time, as a failure
 * @returns {Promise<{ ok: boolean, output: string, seconds: number }>}
 */
export function runNode(args, { env = {}, show = false, minutes = 15 } = {}) {
  const started = Date.now()
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
  const options = {
    cwd: root,
    env: { ...process.env, ...plain, ...env },
    timeout: Math.round(minutes * 60_000),
  }
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks = []
  const keep = (chunk) => (show ? process.stdout.write(chunk) : chunks.push(chunk))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return new Promise((done) => {
    child.on('error', (error) => chunks.push(String(error)))
    child.on('close', (code) => {
      done({ ok: code === 0, output: chunks.join(''), seconds: (Date.now() - started) / 1000 })
    })
  })
}

/** One line per step; the output of a step only when it failed. */
export function printStep(name, { ok, output, seconds }) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(34)} ${seconds.toFixed(1).padStart(6)} s`)
  if (!ok && output) console.log(output.trimEnd())
}
