import { readFileSync, writeFileSync } from 'node:fs'
import { gameById, games } from '#games'
import type { AnyGame, Setup } from '../games/kit'
import { readRecord, type MatchRecord } from '../match'
import { text, UsageError, type Given, type Option } from './command'

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

/** `--game`, of every command that plays; the first game when it is left out. */
export const GAME: Option = {
  type: 'string',
  takes: 'GAME',
  about: games.map(({ id }, i) => (i === 0 ? `${id} (default)` : id)).join(', '),
}

export const gameIn = (given: Given): AnyGame => gameNamed(text(given, 'game', games[0]!.id))

/** That set-up of a game, the first when none is named. */
export function setupNamed(game: AnyGame, id: string): Setup {
  const found = id ? game.setups.find((setup) => setup.id === id) : game.setups[0]
  if (found) return found
  const known = game.setups.map((setup) => setup.id).join(', ')
  throw new UsageError(`${game.name} has no set-up '${id}'. It has: ${known}.`)
}
