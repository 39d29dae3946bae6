import { beforeEach, describe, expect, test } from 'vitest'
import { answer, promptNumber, type Answer, type Match } from '../../match'
import type { Aim, Pose } from '../../table/types'
import { begun } from './testing/fresh-match'

/** What no page of ours sends: each is refused with its reason, and the match goes on. */

const SMALL = { points: '10', south: 'uprising: destroyer', north: 'imperium: destroyer' }

const reply = (match: Match, seat: string, given: Partial<Answer>) =>
  answer(match, seat, { n: promptNumber(match.record.journal), ids: [], ...given })

/** Refused with this reason, and nothing has changed. */
function refused(match: Match, seat: string, given: Partial<Answer>, why: RegExp): void {
  const before = JSON.stringify([match.record, match.running.turn.s, match.asks])
  expect(reply(match, seat, given)).toEqual({ ok: false, why: expect.stringMatching(why) as string })
  expect(JSON.stringify([match.record, match.running.turn.s, match.asks])).toBe(before)
}

describe('a place that is none', () => {
  let match: Match
  beforeEach(() => {
    match = begun('fair_battle', { ...SMALL, placing: 'by hand', obstacles: 'moon' })
  })

  test.each<[string, unknown, RegExp]>([
    ['no place', undefined, /needs a place/],
    ['null', null, /needs a place/],
    ['a word', 'nowhere', /needs a place/],
    ['no number', { x: NaN, y: 450, a: 0 }, /must be finite numbers/],
    ['endless', { x: 450, y: Infinity, a: 0 }, /must be finite numbers/],
    ['a text for a number', { x: '450', y: 450, a: 0 }, /must be finite numbers/],
    ['half a place', { x: 450 }, /must be finite numbers/],
    ['off the table', { x: -500, y: 450, a: 0 }, /over the edge/],
  ])('%s', (_, pose, why) => {
    refused(match, 'south', { ids: ['place'], pose: pose as Pose }, why)
    expect(reply(match, 'south', { ids: ['place'], pose: { x: 450, y: 450, a: 0 } }).ok).toBe(true)
  })
})

describe('a flick that is none', () => {
  let match: Match
  let good: Aim
  beforeEach(() => {
    match = begun('introductory', {})
    reply(match, 'uprising', { ids: ['activate:s1'] })
    good = { at: 33.3, bearing: 0, speed: 800 }
  })

  const TOO_FAST = 1_000_000
  test.each<[string, Partial<Record<keyof Aim, unknown>> | null, RegExp]>([
    ['no aim', null, /needs an aim/],
    ['over the speed limit', { speed: TOO_FAST }, /The speed must be from/],
    ['no speed', { speed: 0 }, /The speed must be from/],
    ['backwards', { speed: -800 }, /The speed must be from/],
    ['NaN for a speed', { speed: NaN }, /The speed must be from/],
    ['a text for a speed', { speed: 'fast' }, /The speed must be from/],
    ['NaN for a place', { at: NaN }, /The contact point must be/],
    ['beyond the edges', { at: 10_000 }, /The contact point must be/],
    ['an endless bearing', { bearing: Infinity }, /The bearing must be/],
    ['from the bow', { bearing: 180 }, /must go into the edge/],
  ])('%s', (_, wrong, why) => {
    const aim = wrong && ({ ...good, ...wrong } as Aim)
    refused(match, 'uprising', { ids: ['move'], aim: aim! }, why)
    expect(reply(match, 'uprising', { ids: ['move'], aim: good }).ok).toBe(true)
  })
})

describe('an answer to something else', () => {
  let match: Match
  beforeEach(() => {
    match = begun('introductory', {})
  })

  test.each<[string, string, Partial<Answer>, RegExp]>([
    ['to another prompt', 'uprising', { n: 7, ids: ['activate:s1'] }, /answers question 7/],
    ['to no prompt', 'uprising', { n: NaN, ids: ['activate:s1'] }, /answers question NaN/],
    ['of another seat', 'imperium', { ids: ['activate:s4'] }, /not your decision/],
    ['of nobody', '__proto__', { ids: ['activate:s1'] }, /not your decision/],
    ['with a ship of the other side', 'uprising', { ids: ['activate:s4'] }, /not possible now/],
    ['with two ships', 'uprising', { ids: ['activate:s1', 'activate:s2'] }, /Choose 1/],
    ['with nothing', 'uprising', { ids: [] }, /Choose 1/],
    ['without a list', 'uprising', { ids: 'activate:s1' as never }, /in a list/],
  ])('%s', (_, seat, given, why) => {
    refused(match, seat, given, why)
    expect(reply(match, 'uprising', { ids: ['activate:s1'] }).ok).toBe(true)
  })
})
