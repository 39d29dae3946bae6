import { canonical, type Chosen } from '../../games/kit'
import type { Flick, Result } from '../../table/types'
import { checkAnswer } from '../play/check'
import { placeNow, type Match } from '../match'
import { tableNow } from '../play/move'
import { flickingOf } from '../play/flick'
import type { FactEntry, Flicking } from '../record/record'

/**
 * Throws when this fact could not have come next, or would have come out otherwise. `chance`: the secret of
 * the match is known.
 */
export function checkFact(m: Match, { fact, flicked }: FactEntry, chance: boolean): void {
  if (fact.did === 'left') return checkLeft(m, fact.seat)
  if (fact.did === 'answered') return checkFlicked(checkAnswered(m, fact.key, fact.by, chance), flicked)
  if (fact.did === 'all')
    return Object.values(fact.by).forEach((by) => void checkAnswered(m, fact.key, by, chance))
  if (fact.did === 'glided') return checkGlided(m, fact.result)
  const { request } = m.running.turn
  const drawn = request && m.luck.draw(placeNow(m, fact.key), request)
  if (!drawn || drawn.did !== fact.did) throw new Error(`Nothing was to be ${fact.did} here.`)
  if (chance && canonical(drawn) !== canonical(fact))
    throw new Error('The chance secret gives another outcome.')
}

function checkLeft(m: Match, seat: string): void {
  const before = m.record.journal.at(-1)
  if (before?.is !== 'resigned' || before.by !== seat) throw new Error(`${seat} did not resign.`)
}

/** The answer must be legal and come out the same, the flick must end the same. Returns that flick. */
function checkAnswered(m: Match, key: string, by: Chosen, chance: boolean): Flick | undefined {
  const ask = m.asks.find(({ seat }) => seat === by.seat)
  if (!ask) throw new Error(`${by.seat} was not asked.`)
  const drawn = tableNow(m, key)
  const { result, ...answer } = by
  const checked = checkAnswer({ ...drawn, shake: chance ? drawn.shake : (by.shake ?? []) }, ask, {
    n: 0,
    ...answer,
  })
  if (!checked.ok) throw new Error(checked.why)
  if (canonical(checked.chosen) !== canonical(answer)) throw new Error('The answer comes out another way.')
  if (checked.flick) checkResult('flick', m.table.play(drawn.rest, checked.flick).result, result)
  return checked.flick
}

/** Where the entry says what was flicked, it must be that. */
function checkFlicked(flick: Flick | undefined, told: Flicking | undefined): void {
  if (told && !(flick && canonical(flickingOf(flick)) === canonical(told)))
    throw new Error('Something else was flicked.')
}

/** The glide must end the same. */
function checkGlided(m: Match, told: Result): void {
  const { request, s } = m.running.turn
  if (request?.do !== 'glide') throw new Error('Nothing was to glide here.')
  checkResult('glide', m.table.glide(s.table, request.glide).result, told)
}

function checkResult(what: 'flick' | 'glide', again: Result, told: Result | undefined): void {
  if (again.hash !== told?.hash)
    throw new Error(`The ${what} ends with hash ${again.hash}, not ${told?.hash}.`)
  if (canonical(again) !== canonical(told))
    throw new Error(`The ${what} has the same hash and another result.`)
}
