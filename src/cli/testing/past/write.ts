import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { seatsWith } from '../../../games/kit'
import { emptyChange } from '../../../match/match'
import { startMatch, type Change, type Match, type Tables } from '../../../match'
import { journalFile } from '../../../server/http/journal'
import { openEmbedded } from '../../../server/storage/database'
import { sqlStore } from '../../../server/storage/sqlStore'
import type { MatchStore } from '../../../server/storage/store'
import { standingOf } from '../../../server/tables/standing'
import { digest } from '../../../table/exact'
import { realTables } from '../../real-tables'
import { dumpOf } from './dump'
import { chanceOf, PAST_MATCHES, type PastMatch } from './matches'

/**
 * Keeps matches as this version stores them, in a folder of their own: the files that `play` writes, those
 * that a page downloads, and the rows of the database. Nothing that is there already is touched.
 */
export async function keepPast(root: string): Promise<string> {
  const folder = join(root, String(readdirSync(root).length + 1))
  mkdirSync(folder)
  const scratch = mkdtempSync(join(tmpdir(), 'flicktable-past-'))
  const database = await openEmbedded(scratch)
  const store = sqlStore(database)
  for (const past of PAST_MATCHES) {
    const match = await play(past, store)
    pack(folder, `${past.name}.json.gz`, JSON.stringify(match.record))
    pack(folder, `${past.name}.download.json.gz`, journalFile(match))
  }
  pack(folder, 'database.json.gz', JSON.stringify(await dumpOf(database.db)))
  await database.close()
  rmSync(scratch, { recursive: true })
  return folder
}

const pack = (folder: string, name: string, text: string): void =>
  writeFileSync(join(folder, name), gzipSync(text, { level: 9 }))

/** Plays the match and stores each of its steps. */
async function play(past: PastMatch, store: MatchStore): Promise<Match> {
  const { name, acts } = past
  const next = chanceOf(past)
  const { match, change } = begin(past, await realTables())
  await store.create(name, match.record, change, standingOf(match, change))
  for (const act of acts) {
    const step = act(match, next)
    if (step && !step.ok) throw step.fault ?? new Error(`${name}: ${step.why}`)
    const did = step?.change ?? null
    if (did) await store.append(name, did, standingOf(match, did))
  }
  return match
}

function begin(
  { name, game, setup, choices = {}, players, apart }: PastMatch,
  tables: Tables,
): { match: Match; change: Change } {
  const seats = seatsWith(game.setups.find(({ id }) => id === setup)!, choices)
  const started = startMatch(game, tables, {
    setup: { setup, choices },
    seats: seats.map((seat, i) => ({ seat: seat.id, name: seat.name, player: players?.[i] ?? 'human' })),
    sameScreen: !apart,
    chance: digest(`past ${name}`),
  })
  if (!started.ok) throw new Error(`${name}: ${started.why}`)
  return { ...started, change: { ...emptyChange(), ...started.change } }
}
