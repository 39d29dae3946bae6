import { expect, test } from 'vitest'
import { flickfleet } from '../../../games/flickfleet'
import type { About } from '../../../games/kit'
import type { MatchRecord, View } from '../../../match'
import type { Track } from '../../../table/types'
import { type Archive, openArchive } from './archive'
import { lookedAt, newBattle, take } from '../testing/battle'
import { damageOf } from '../../games/flickfleet/damage/moments'
import { look } from '../../games/flickfleet/look'
import { see } from '../model/seen'
import { added } from '../model/words'
import { openWalk, type Past } from './walk'

const FLICK = 3
const RESULT = { events: [], poses: {}, touching: [], seconds: 1, hash: '' }
const PIECES = { die: [0, 0, 0, 0, 0, 0, 10_000] }
const TRACK: Track = { hz: 60, frames: 1, pieces: PIECES, flick: { piece: 'die' } }

/** Ember is activated and fires; the die of entry 3 takes a shield of the carrier, if it `hits`. */
function archiveOf(hits: boolean): Archive {
  const match = newBattle()
  take(match, 'uprising', 'activate:s1')
  const fire = lookedAt(match).prompt!.asks[0]!.options.find(({ id }) => id.startsWith('fire'))!
  take(match, 'uprising', fire.id)
  const archive = openArchive(flickfleet, JSON.parse(JSON.stringify(match.record)) as MatchRecord)
  const line = (about: About) => ({ n: FLICK, say: about.is, about })
  const SHIELD = { is: 'shields', name: 'Shield', now: 1, most: 2, say: 'the last one gone' }
  const told = [
    line({ is: 'fires', piece: 's4', by: 's1', value: 3 }),
    line({ is: 'shield', piece: 's4', gate: 'shields', way: [SHIELD] }),
  ]
  const before = archive.viewAt(2)
  const after = { ...before, log: [...before.log, ...(hits ? told : [line({ is: 'miss', piece: 's1' })])] }
  const by = { seat: 'uprising', ids: ['die'], result: RESULT }
  const flick = { n: FLICK, is: 'fact' as const, fact: { key: 'die', did: 'answered' as const, by } }
  const record = { ...archive.record, journal: [...archive.record.journal, flick] }
  return { record, viewAt: (n) => (n === FLICK ? after : archive.viewAt(n)) }
}

/** `asked`: entries whose tracks were fetched; the flick that is shown lasts until the playback is done. */
function walking(hits = true) {
  let past: Past | null = null
  let end = (): void => {}
  const asked: number[] = []
  const archive = archiveOf(hits)
  const walk = openWalk({
    playback: { play: () => new Promise<void>((resolve) => (end = resolve)), done: () => end() },
    read: () => Promise.resolve(archive),
    moments: (before, after, tracks) => damageOf(added(before.log, after.log), see(before, look), tracks),
    track: (n) => (asked.push(n), Promise.resolve(TRACK)),
    show: (next) => (past = next),
    tell: () => {},
  })
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
  return { walk, archive, asked, settled, rests: () => end(), past: (): Past | null => past }
}

const logOf = (past: Past | null): View['log'] | undefined => past?.view.log

test('the last picture of a flick stays, with what it did', async () => {
  const { walk, archive, past, rests, settled } = walking()
  const seen = walk.goTo(FLICK, true)
  await settled()
  expect([logOf(past()), past()?.moments]).toEqual([archive.viewAt(2).log, []])
  rests()
  await seen
  expect(logOf(past())).toEqual(archive.viewAt(FLICK).log)
  expect(past()!.moments.map(({ n, piece }) => [n, piece])).toEqual([[FLICK, 's4']])
})

test('a miss stays too', async () => {
  const { walk, archive, past, rests, settled } = walking(false)
  const seen = walk.goTo(FLICK, true)
  await settled()
  rests()
  await seen
  expect([logOf(past()), past()?.moments]).toEqual([archive.viewAt(FLICK).log, []])
})

test('what is chosen while a flick is shown ends it and stays', async () => {
  const { walk, past, settled } = walking()
  const seen = walk.goTo(FLICK, true)
  await settled()
  await Promise.all([walk.goTo(1), seen])
  expect(past()?.n).toBe(1)
})

test('who has left is not called back', async () => {
  const { walk, past, settled } = walking()
  const seen = walk.goTo(FLICK, true)
  await settled()
  walk.leave()
  await seen
  expect(past()).toBeNull()
})

test('a step without a flick asks for no track, and who only steps there sees no moment', async () => {
  const { walk, asked, past } = walking()
  await walk.goTo(1, true)
  await walk.goTo(FLICK)
  expect([asked, past()?.n, past()?.moments]).toEqual([[], FLICK, []])
})
