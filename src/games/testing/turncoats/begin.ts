import {
  filled,
  secret,
  teamsOf,
  wrongChoice,
  type Choice,
  type Json,
  type Setup,
  type SetupChoice,
} from '../../kit'
import { BOARDS, homes, middleOf, type Place } from './board'
import { DIE, LOYAL, POT, type State } from './state'
import { refuse } from '../../../table/refusal'
import type { Board, Piece, Refusal } from '../../../table/types'

const CHOICES: readonly Choice[] = [
  {
    id: 'players',
    say: 'Players',
    words: [
      { id: '4', say: 'four, in two teams' },
      { id: '2', say: 'two' },
    ],
  },
  {
    id: 'mat',
    say: 'Mat',
    words: [
      { id: 'square', say: 'square' },
      { id: 'long', say: 'long' },
    ],
  },
  {
    id: 'placing',
    say: 'Discs',
    words: [
      { id: 'standard', say: 'as usual' },
      { id: 'by hand', say: 'placed by hand' },
    ],
  },
]

const FOUR = [
  { id: 'north', name: 'North', team: 'poles' },
  { id: 'east', name: 'East', team: 'tropics' },
  { id: 'south', name: 'South', team: 'poles' },
  { id: 'west', name: 'West', team: 'tropics' },
]

const TWO = [
  { id: 'north', name: 'North' },
  { id: 'south', name: 'South' },
]

/** Every seat gets so many cards, and as many turns. */
export const ROUNDS = 3

const DECK = Array.from({ length: 16 }, (_, i) => 100 + 7 * i)

/** Every value once, so that what is covered can be told apart; enough of them for four seats. */
function wrongDeck(deck: Json): string | null {
  if (!Array.isArray(deck) || deck.some((value) => !Number.isInteger(value)))
    return 'A deck is a list of whole numbers: [100, 107, 114].'
  const most = 4 * ROUNDS
  if (deck.length < most) return `A deck has at least ${most} cards, not ${deck.length}.`
  return new Set(deck).size < deck.length ? 'A deck has every number once.' : null
}

const deckChoice: Choice = {
  id: 'deck',
  say: 'Deck',
  value: {
    kind: 'deck',
    usual: () => DECK,
    wrong: wrongDeck,
    random: (next) => DECK.map((value) => value + 1000 * Math.floor(1 + next() * 8)),
    text: {
      read(text) {
        const deck = text
          .trim()
          .split(/[\s,]+/)
          .map(Number)
        const wrong = wrongDeck(deck)
        return wrong ? refuse(wrong) : { ok: true, value: deck }
      },
      write: (deck) => (deck as number[]).join(' '),
    },
  },
}

export const setup: Setup = {
  id: 'duel',
  name: 'Turncoats',
  about: 'Lay a card, flick a disc: whoever is touched turns coat.',
  choices: [...CHOICES, deckChoice],
  seats: ({ players }) => (players === '2' ? TWO : FOUR),
}

export function begin({ setup: id, choices }: SetupChoice): { ok: true; state: State } | Refusal {
  if (id !== setup.id) return refuse(`There is no set-up '${id}'. There is: ${setup.id}.`)
  const wrong = wrongChoice(setup.choices, choices)
  return wrong ? refuse(wrong) : { ok: true, state: stateOf(filled(setup.choices, choices)) }
}

function stateOf(choices: SetupChoice['choices']): State {
  const offered = setup.seats(choices)
  const seats = offered.map((seat) => seat.id)
  const mat = choices['mat'] as string
  const byHand = choices['placing'] === 'by hand'
  return {
    table: laid(BOARDS[mat]!, byHand ? [] : (seats as Place[])),
    seats,
    ...teamsOf(offered),
    log: [],
    mat,
    deck: (choices['deck'] as number[]).map((value) => secret(value)),
    rounds: ROUNDS,
    taken: 0,
    dealt: false,
    hands: Object.fromEntries(seats.map((seat) => [seat, []])),
    laid: Object.fromEntries(seats.map((seat) => [seat, []])),
    pots: Object.fromEntries(seats.map((seat) => [seat, 0])),
    thrower: null,
    toPlace: byHand ? [...seats] : [],
  }
}

export const discsOf = (seat: string): string[] => [1, 2].map((n) => `${seat}-${n}`)

export const disc = (pose: Piece['pose']): Piece => ({
  kind: 'disc',
  shape: 'coat',
  pose: { ...pose, up: LOYAL },
})

function laid(board: Board, seats: readonly Place[]): Record<string, Piece> {
  const middle = middleOf(board)
  const discs = seats.flatMap((seat) => {
    const at = homes(board, seat)
    return discsOf(seat).map((id, i) => [id, disc(at[i]!)] as const)
  })
  return {
    [POT]: { kind: 'pot', shape: 'pot', pose: { ...middle, x: middle.x + 90 }, fixed: true, sense: 'centre' },
    [DIE]: { kind: 'die', shape: 'D12', pose: { ...middle, up: 12 } },
    ...Object.fromEntries(discs),
  }
}
