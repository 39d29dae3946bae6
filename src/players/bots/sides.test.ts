import { expect, test } from 'vitest'
import type { AnyGame, Seat } from '../../games/kit'
import { answer, ended, outlook, startMatch, type Match } from '../../match'
import { bareTable } from '../../match/testing/bare-table'
import { whispers } from '../../match/testing/whispers'
import { levelNamed } from './levels'
import { giftsWith, SEATS } from './testing/gifts'
import { think } from './think'

function newMatch(game: AnyGame): Match {
  const seats = game.setups[0]!.seats({}).map(({ id, name }) => ({ seat: id, name, player: 'ace' }))
  const setup = { setup: game.setups[0]!.id, choices: {} }
  const started = startMatch(game, bareTable, { setup, seats, sameScreen: false, chance: 'sides' })
  if (!started.ok) throw new Error(started.why)
  return started.match
}

/** What the bot of the seat that is due answers. */
function decide(match: Match, seed: string) {
  const { seat } = match.asks.find((ask) => !ask.extra && !match.record.pending[ask.seat])!
  const { game, table } = match
  const { hand, tries } = levelNamed('ace')!
  const mind = { game, table, outlook: outlook(match, seat)!, hand, seed }
  return { seat, ...think(mind, { budget: tries }) }
}

const firstGift = (own: number, covered: number, seed: string): string =>
  decide(newMatch(giftsWith(own, covered)), seed).answer.ids[0]!

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f']

test('a bot gives to its own team, to itself or to its ally, never to one of two enemies', () => {
  const given = SEEDS.map((seed) => firstGift(5, 5, seed).split(':')[1])
  for (const seat of given) expect(['ada', 'cy']).toContain(seat)
})

test('so does every seat of a match, until a team has won', () => {
  const match = newMatch(giftsWith(9, 1))
  const gifts: [Seat, string][] = []
  while (!ended(match)) {
    const { seat, answer: given } = decide(match, `match ${gifts.length}`)
    gifts.push([seat, given.ids[0]!.split(':')[1]!])
    expect(answer(match, seat, given).ok).toBe(true)
  }
  expect(gifts.map(([seat]) => seat)).toEqual(SEATS)
  for (const [seat, to] of gifts) expect(SEATS.indexOf(seat) % 2).toBe(SEATS.indexOf(to) % 2)
  expect(ended(match)).toMatchObject({ how: 'rules' })
})

test('what nobody knows is worth its mean: a nine is kept and a one is not, whatever lies covered', () => {
  for (const covered of [1, 9]) {
    for (const seed of SEEDS) {
      expect(firstGift(9, covered, seed)).toMatch(/^own:/)
      expect(firstGift(1, covered, seed)).toMatch(/^covered:/)
    }
  }
})

test('what lies covered changes nothing in what a bot decides', () => {
  for (const own of [3, 5, 7])
    for (const seed of SEEDS) expect(firstGift(own, 1, seed)).toBe(firstGift(own, 9, seed))
})

test('questions that are answered in secret are answered by bots to the end', () => {
  const match = newMatch(whispers)
  for (let i = 0; !ended(match); i++) {
    const { seat, answer: given } = decide(match, `secret ${i}`)
    expect(answer(match, seat, given).ok).toBe(true)
  }
})
