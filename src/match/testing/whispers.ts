import {
  button,
  choose,
  end,
  log,
  menu,
  over,
  pick,
  secret,
  shuffle,
  together,
  type Base,
  type Fact,
  type Game,
  type Play,
  type Script,
  type Seat,
  type SeenTurn,
  type Secret,
  type Shown,
} from '../../games/kit'
import { random } from '../../table/exact'

/**
 * A made-up game of one turn in which everything is asked in secret: cards are dealt, Ada hides one thing of
 * only one that she has, both bid and the bids stay covered, Ben may whisper.
 */
export interface Whispers extends Base {
  cards: Record<Seat, Secret<string>>
  hidden: Secret<string> | null
  bids: Record<Seat, Secret<string>>
  whispers: Secret<number>
}

type G = Play<Whispers, null>

const SEATS: Seat[] = ['ada', 'ben']

export const CARDS = ['card-heron', 'card-swift', 'card-martin', 'card-kestrel']

function* turn(g: G): Script {
  const { s } = g
  const deck = yield* shuffle('deal', 'The cards are dealt.', CARDS)
  SEATS.forEach((seat, i) => (s.cards[seat] = secret(deck[i]!, seat)))
  const hide = { key: 'hide', seat: 'ada', why: 'Ada hides something.', secret: true as const }
  const stone = choose({ id: 'stone', verb: 'hide', say: 'Hide the stone' })
  s.hidden = secret(yield* pick(hide, [stone]), 'ada')
  log(s, 'Ada has hidden something.')
  yield* bid(s)
  yield* menu(
    g,
    () => ({ key: 'whisper', seat: 'ben', why: 'Ben may whisper.', secret: true }),
    () => [...(s.whispers.is < 1 ? [whisper(s)] : []), end({ id: 'end', verb: 'end', say: 'Say no more' })],
  )
  const parts = [{ say: 'for the stone', points: 2 }]
  yield* over({ winners: ['ada'], scores: { ada: { points: 2, parts } }, why: 'Ada kept her secret.' })
}

function* bid(s: Whispers): Script {
  const asks = SEATS.map((seat) => ({
    seat,
    say: 'Bid.',
    options: ['bid-low', 'bid-high'].map((id) => choose({ id, verb: 'bid', say: id })),
  }))
  const bids = yield* together('bid', 'Both bid.', asks, true)
  for (const seat of SEATS) s.bids[seat] = secret(bids[seat]![0]!, seat)
}

const whisper = (s: Whispers) =>
  button({ id: 'whisper', verb: 'whisper', say: 'Whisper' }, function* () {
    s.whispers = secret(s.whispers.is + 1, 'ben')
  })

/** What the seat does not know is drawn; the order of the cards fits its own. */
function redraw(seen: SeenTurn, facts: readonly unknown[], seed: string): { state: Whispers; facts: Fact[] } {
  const next = random(seed)
  const { cards } = seen.now as Shown<Whispers>
  const order = orderWith(cards, next)
  const state = { ...(seen.before as Shown<Whispers>), cards: {}, hidden: null, bids: {} }
  return {
    state: { ...state, whispers: secret(0, 'ben') },
    facts: (facts as Fact[]).map((fact) => drawn(fact, order)),
  }
}

/** An order of the deck in which each seat whose card is known gets it. */
function orderWith(cards: Record<Seat, string | null>, next: () => number): number[] {
  const free = CARDS.map((_, i) => i).filter((i) => !Object.values(cards).includes(CARDS[i]!))
  const own = SEATS.map((seat) => (cards[seat] ? CARDS.indexOf(cards[seat]) : null))
  const take = (): number => free.splice(Math.floor(next() * free.length), 1)[0]!
  return [...own, null, null].map((known) => known ?? take())
}

function drawn(fact: Fact, order: number[]): Fact {
  if (fact.did === 'shuffled') return { ...fact, order, secret: true }
  const guess = { hide: 'stone', bid: 'bid-low', whisper: 'whisper' }[fact.key] ?? ''
  const known = (by: { seat: Seat; ids?: string[] }) => ({ ...by, ids: by.ids ?? [guess] })
  if (fact.did === 'answered') return { ...fact, by: known(fact.by) }
  if (fact.did !== 'all') return fact
  return { ...fact, by: Object.fromEntries(Object.entries(fact.by).map(([seat, by]) => [seat, known(by)])) }
}

export const whispers: Game<Whispers, null> = {
  id: 'whispers',
  name: 'Whispers',
  version: '1',
  boards: { mat: { size: { x: 100, y: 100 }, shapes: {} } },
  boardOf: () => 'mat',
  setups: [
    { id: 'two', name: 'Two', about: '', seats: () => SEATS.map((id) => ({ id, name: id })), choices: [] },
  ],
  begin: () => ({
    ok: true,
    state: {
      table: {},
      seats: SEATS,
      log: [],
      cards: {},
      hidden: null,
      bids: {},
      whispers: secret(0, 'ben'),
    },
  }),
  rules: () => null,
  turn,
  faults: () => [],
  chapters: {},
  pieceName: (_, id) => id,
  title: () => '',
  describe: () => ({ pieces: {}, sides: {}, house: [] }),
  bot: { judge: () => 0, leaning: () => 1, redraw },
}
