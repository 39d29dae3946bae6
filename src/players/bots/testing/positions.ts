import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { board, flickfleet } from '../../../games/flickfleet'
import type { AnyGame, Fact } from '../../../games/kit'
import { matchAt, readRecord, type Match, type MatchRecord, type Table } from '../../../match'
import { createTable } from '../../../table'
import { createGlide } from '../../../table/glide'
import { createTape } from '../../../table/tape'
import { jolt } from '../../../table/testing/open'

/** Whole matches of every set-up, played by chance: `flicktable play --out`, packed. */
const FOLDER = 'testdata/bots'

export const game = flickfleet as unknown as AnyGame

export const table: Table = {
  board,
  play: createTable(jolt, board).play,
  glide: createGlide(board),
  tape: createTape(board),
}

type By = Extract<Fact, { did: 'answered' }>['by']

/** A moment at which somebody was asked: which match, and after which entry. */
export interface Position {
  file: string
  n: number
}

function recordOf(file: string): MatchRecord {
  const found: unknown = JSON.parse(gunzipSync(readFileSync(join(FOLDER, `${file}.gz`))).toString())
  const read = readRecord(found)
  if (!read.ok) throw new Error(read.why)
  return read.record
}

/** So many moments, spread evenly over all matches. */
export const positions = (count: number): Position[] =>
  spread(
    moments(() => true),
    count,
  )

/** So many moments at which a die was flicked. */
export const shots = (count: number): Position[] =>
  spread(
    moments(({ aim }) => !!aim?.start),
    count,
  )

function moments(fits: (by: By) => boolean): Position[] {
  const files = readdirSync(FOLDER).map((name) => basename(name, '.gz'))
  return files.flatMap((file) => {
    const { journal } = recordOf(file)
    const answered = journal.filter(
      (entry) => entry.is === 'fact' && entry.fact.did === 'answered' && fits(entry.fact.by),
    )
    return answered.map(({ n }) => ({ file, n: n - 1 }))
  })
}

const spread = <T>(all: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]!)

/** The match as it stood then; `chance`: another secret than the one it was played with. */
export const standAt = ({ file, n }: Position, chance: string): Match =>
  matchAt(game, table, { ...recordOf(file), chance }, n)
