import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotServe } from '../refusal'
import { isAlive, type Holder } from './holder'

/** Rivals for a stale lock give up after so many rounds. */
const MOST_TRIES = 10

/**
 * One server per data folder. The lock names the server that holds it; that of a killed server is taken over
 * at once. Answers how to give it back.
 */
export async function lockFolder(folder: string, holder: Holder): Promise<() => void> {
  const file = join(folder, 'server.lock')
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (written(file, holder)) return () => release(file, holder)
    const text = textOf(file)
    await refuseIfHeld(folder, text)
    if (text !== null) removeStale(file, text, holder)
  }
  throw new CannotServe(`The data folder ${folder} cannot be locked: others try at the same time.`)
}

async function refuseIfHeld(folder: string, text: string | null): Promise<void> {
  const held = text === null ? null : holderIn(text)
  if (!held || !(await isAlive(held))) return
  throw new CannotServe(
    `Another server (process ${held.pid}, http://localhost:${held.port}) uses the data folder ${folder}.`,
  )
}

/** False when there is a lock already. */
function written(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw new CannotServe(`The data folder cannot be written: ${(error as Error).message}`)
  }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** A lock that a kill left half written names nobody. */
function holderIn(text: string): Holder | null {
  try {
    return JSON.parse(text) as Holder
  } catch {
    return null
  }
}

/** Moved away before it is removed: what a rival has put there since goes back. */
function removeStale(file: string, text: string, { instance }: Holder): void {
  const aside = `${file}.${instance}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (textOf(aside) === text) rmSync(aside)
  else renameSync(aside, file)
}

function release(file: string, { instance }: Holder): void {
  if (holderIn(textOf(file) ?? '')?.instance === instance) rmSync(file)
}
