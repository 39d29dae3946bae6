import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A server in a process of its own, so that its work can be told from that of the pages. */
export interface Child {
  url: string
  /** Seconds that all its threads together have worked so far. */
  cpu(): Promise<number>
  close(): Promise<void>
}

/** Beside this program (`tools/build.mjs`). */
const PROGRAM = fileURLToPath(new URL('./bench-server.mjs', import.meta.url))

/** A profile of our server's processor (for Chromium's tools) goes to that folder, if one is named. */
function profiled(what: string): string[] {
  const folder = process.env.FLICKTABLE_PROFILE
  return folder && what === 'flicktable' ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : []
}

/** `database`: the address of a PostgreSQL server; without it PGlite in a folder that goes again. */
export async function startChild(what: 'flicktable' | 'relay', database?: string): Promise<Child> {
  const data = mkdtempSync(join(tmpdir(), 'flicktable-bench-'))
  const { DATABASE_URL: _, ...env } = process.env
  const child = fork(PROGRAM, [what, data], {
    env: database ? { ...env, DATABASE_URL: database } : env,
    execArgv: [...process.execArgv, ...profiled(what)],
  })
  const ended = once(child, 'exit')
  const told = async <T>(): Promise<T> => {
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [T | number | null]
    if (message === null || typeof message === 'number') throw new Error(`The ${what} server ended.`)
    return message
  }
  const { url } = await told<{ url: string }>()
  return {
    url,
    async cpu() {
      child.send('cpu')
      const { user, system } = await told<NodeJS.CpuUsage>()
      return (user + system) / 1e6
    },
    async close() {
      child.send('close')
      await ended
      rmSync(data, { recursive: true })
    },
  }
}
