import { canonical, type AnyGame, type Chosen, type Fact } from '../games/kit'
import type { Result } from '../table/types'
import { checkAnswer } from './answer'
import { isCovered, sayCovered } from './covered'
import { nextNumber, placeNow, type Match } from './match'
import type { Entry, MatchRecord } from './record'
import { openReplay, replayEntry } from './replay'
import { standing } from './steps'
import type { Table } from './table'

/**
 * What verifying found: how much was checked, or the first entry that differs and how. `covered`: nothing
 * differs up to there, but the file does not tell what that entry was.
 */
export type Verdict =
  | { ok: true; facts: number; flicks: number; chance: 'checked' | 'not in the file' }
  | { ok: false; n: number; why: string; covered?: true }

/** A difference, thrown from deep inside a check and caught by `verify` alone. */
class Differs extends Error {}

/**
 * Plays the whole journal again from the set-up: every answer must be legal, every flick and glide must end
 * in the same result and hash, every roll must follow from the chance secret (if the file has it).
 */
export function verify(game: AnyGame, table: Table, record: MatchRecord): Verdict {
  const { chance } = record
  const opened = openReplay(game, table, record)
  if (!opened.ok) return { ok: false, n: 0, why: opened.why }
  const { match } = opened
  const count = { facts: 0, flicks: 0 }
  for (const entry of record.journal) {
    if ('fact' in entry && isCovered(entry.fact))
      return { ok: false, n: entry.n, why: sayCovered(entry.fact), covered: true }
    const wrong = replayed(match, entry, chance !== undefined, count)
    if (wrong) return { ok: false, n: entry.n, why: wrong }
  }
  return { ok: true, ...count, chance: chance === undefined ? 'not in the file' : 'checked' }
}

function replayed(
  m: Match,
  entry: Entry,
  chance: boolean,
  count: { facts: number; flicks: number },
): string | null {
  try {
    if (entry.n !== nextNumber(m)) return `The entries are not numbered in order: ${nextNumber(m)} was due.`
    if ('fact' in entry) checkFact(m, entry.fact, chance)
    replayEntry(m, entry)
    if (!('fact' in entry)) return null
    count.facts++
    if (entry.fact.did === 'answered' && entry.fact.by.result) count.flicks++
    return null
  } catch (error) {
    return (error as Error).message
  }
}

function checkFact(m: Match, fact: Fact, chance: boolean): void {
  if (fact.did === 'answered') return checkAnswered(m, fact.key, fact.by, chance)
  if (fact.did === 'all')
    return Object.values(fact.by).forEach((by) => checkAnswered(m, fact.key, by, chance))
  if (fact.did === 'glided') return checkGlided(m, fact.result)
  const { request } = m.running.turn
  const drawn = request && m.luck.draw(placeNow(m, fact.key), request)
  if (!drawn || drawn.did !== fact.did) throw new Differs(`Nothing was to be ${fact.did} here.`)
  if (chance && canonical(drawn) !== canonical(fact))
    throw new Differs('The chance secret gives another outcome.')
}

/** The answer must be legal and come out the same, the flick must end the same. */
function checkAnswered(m: Match, key: string, by: Chosen, chance: boolean): void {
  const ask = m.asks.find(({ seat }) => seat === by.seat)
  if (!ask) throw new Differs(`${by.seat} was not asked.`)
  const drawn = standing(m, key)
  const { result, ...answer } = by
  const checked = checkAnswer({ ...drawn, shake: chance ? drawn.shake : (by.shake ?? []) }, ask, {
    n: 0,
    ...answer,
  })
  if (!checked.ok) throw new Differs(checked.why)
  if (canonical(checked.chosen) !== canonical(answer)) throw new Differs('The answer comes out another way.')
  if (checked.flick) checkResult('flick', m.table.play(drawn.rest, checked.flick).result, result)
}

/** The glide must end the same. */
function checkGlided(m: Match, told: Result): void {
  const { request, s } = m.running.turn
  if (request?.do !== 'glide') throw new Differs('Nothing was to glide here.')
  checkResult('glide', m.table.glide(s.table, request.glide).result, told)
}

function checkResult(what: 'flick' | 'glide', again: Result, told: Result | undefined): void {
  if (again.hash !== told?.hash)
    throw new Differs(`The ${what} ends with hash ${again.hash}, not ${told?.hash}.`)
  if (canonical(again) !== canonical(told))
    throw new Differs(`The ${what} has the same hash and another result.`)
}
