import { readFileSync, writeFileSync } from 'node:fs'
import { gameById, games } from '#games'
import type { AnyGame } from '../games/kit'
import { readRecord, type MatchRecord } from '../match'
import { UsageError } from './command'

export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new UsageError(`${file} cannot be read as JSON: ${(error as Error).message}`)
  }
}

/** A match file of any format. Only its outline is checked here: `verify` checks every entry. */
export function readMatch(file: string): MatchRecord {
  const read = readRecord(readJson(file))
  if (!read.ok) throw new UsageError(`${file}: ${read.why}`)
  return read.record
}

export function writeJson(file: string, value: unknown): void {
  try {
    writeFileSync(file, `${JSON.stringify(value, null, 1)}\n`)
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${(error as Error).message}`)
  }
}

export function gameNamed(id: string): AnyGame {
  const game = gameById(id)
  if (!game) throw new UsageError(`There is no game '${id}'. There is: ${games.map((g) => g.id).join(', ')}.`)
  return game
}
