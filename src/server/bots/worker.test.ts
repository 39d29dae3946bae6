import { afterEach, expect, test, vi } from 'vitest'
import { flickfleet } from '../../games/flickfleet'
import { answer, outlook, promptNumber, startMatch, type Match } from '../../match'
import { levelNamed } from '../../players/bots/levels'
import type { Decision } from '../../players/bots/think'
import { loadShelf } from '../shelf'
import decide from './worker'

afterEach(() => vi.restoreAllMocks())

/** Ember is about to flick a die: there are many ways. */
async function atADie(): Promise<Match> {
  const { tables } = await loadShelf()
  const seats = ['uprising', 'imperium'].map((seat) => ({ seat, name: seat, player: 'ace' }))
  const setup = { setup: 'introductory', choices: {} }
  const started = startMatch(flickfleet, tables, {
    setup,
    seats,
    sameScreen: true,
    chance: 'a secret of sixteen',
  })
  if (!started.ok) throw new Error(started.why)
  const { match } = started
  for (const id of ['activate:s1', 'fire:1'])
    answer(match, 'uprising', { n: promptNumber(match.record.journal), ids: [id] })
  return match
}

/** What an Admiral decides there while the clock goes on by so many ms each time somebody looks. */
async function decided(step: number): Promise<Decision> {
  const { hand, tries } = levelNamed('admiral')!
  const seen = outlook(await atADie(), 'uprising')!
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += step))
  const signal = new Int32Array(new SharedArrayBuffer(8))
  const job = { what: 'decide', game: 'flickfleet', outlook: seen, hand, tries, seed: 's', signal } as const
  return (await decide(job)) as Decision
}

test('who has thought long enough decides on what has been tried', async () => {
  const [unhurried, late] = [await decided(0), await decided(1000)]
  expect(unhurried.tried).toBeGreaterThan(100)
  expect(late.tried).toBeGreaterThan(0)
  expect(late.tried).toBeLessThan(20)
  expect(late.answer.ids).toHaveLength(1)
})
