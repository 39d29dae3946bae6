import { execFileSync, spawn, type SpawnOptions } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where PostgreSQL's programs are: named by `npm test`, else Debian's newest. */
export function postgresPrograms(): string | undefined {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : []
  const folders = versions.map((version) => join(base, version, 'bin'))
  const found = folders.find((bin) => existsSync(join(bin, 'initdb')))
  return process.env.FLICKTABLE_POSTGRES || found
}

export interface Postgres {
  address: string
  stop(): Promise<void>
}

/** A new PostgreSQL server in a folder of its own, reached through a socket there. */
export async function startPostgres(bin: string): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'flicktable-pg-'))
  const owner = ownerOf(folder)
  const data = join(folder, 'data')
  const fresh = ['-D', data, '-U', 'flicktable', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  execFileSync(join(bin, 'initdb'), fresh, owner)
  const settings = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`]
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings], { ...owner, stdio: 'ignore' })
  const ended = new Promise<void>((done) => server.on('exit', () => done()))
  await whenReady(bin, folder)
  return {
    address: `postgres://flicktable@localhost/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      // The gentle way waits for connections that are just being closed.
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package made. */
function ownerOf(folder: string): SpawnOptions & { stdio: 'ignore' } {
  if (process.getuid?.() !== 0) return { cwd: folder, stdio: 'ignore' }
  chmodSync(folder, 0o777)
  const idOf = (what: string): number => Number(execFileSync('id', [what, 'postgres']))
  return { uid: idOf('-u'), gid: idOf('-g'), cwd: folder, stdio: 'ignore' }
}

const PATIENCE = 60

async function whenReady(bin: string, folder: string): Promise<void> {
  for (let tries = 0; tries < PATIENCE * 10; tries++) {
    if (answers(bin, folder)) return
    await new Promise((later) => setTimeout(later, 100))
  }
  throw new Error('PostgreSQL did not start.')
}

function answers(bin: string, folder: string): boolean {
  try {
    execFileSync(join(bin, 'pg_isready'), ['-q', '-h', folder])
    return true
  } catch {
    return false
  }
}
