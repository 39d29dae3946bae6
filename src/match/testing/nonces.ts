import {
  button,
  choose,
  log,
  menu,
  offer,
  over,
  reveal,
  roll,
  secret,
  shuffle,
  together,
  end,
  type Base,
  type Game,
  type Play,
  type Script,
  type Seat,
  type Secret,
} from '../../games/kit'

/**
 * A made-up card game that has everything secret: a covered deck, covered hands, simultaneous secret picks.
 * Every hidden value is a nonce that occurs nowhere else, so a leak shows as text.
 */
export interface Nonces extends Base {
  deck: Secret<string>[]
  hands: Record<Seat, { id: string; card: Secret<string> }[]>
  shown: Secret<string>[]
  dealt: boolean
  turns: number
  notes: number
}

type G = Play<Nonces, null>

const SEATS: Seat[] = ['ada', 'ben']

export const NONCES = Array.from({ length: 10 }, (_, i) => `nonce-${i}-${(i * 7919 + 104729).toString(36)}`)

function* deal({ s }: G): Script {
  const order = yield* shuffle('deal', 'The deck is shuffled.', NONCES)
  s.deck = order.slice(6).map((card) => secret(card))
  SEATS.forEach((seat, i) => {
    s.hands[seat] = order
      .slice(3 * i, 3 * i + 3)
      .map((card, j) => ({ id: `${seat}${j}`, card: secret(card, seat) }))
  })
  s.dealt = true
}

function* round(g: G): Script {
  const { s } = g
  yield* menu(
    g,
    () => ({ key: 'notes', seat: 'ada', why: 'Ada may write notes.' }),
    () => [
      button({ id: 'note', verb: 'note', say: 'Write a note' }, function* () {
        s.notes += 1
        log(s, 'A note.')
      }),
      end({ id: 'end', verb: 'end', say: 'No more notes' }),
    ],
  )
  const asks = SEATS.map((seat) => ({
    seat,
    say: 'Pick a card.',
    options: s.hands[seat]!.map(({ id }) =>
      choose({ id, verb: 'pick', say: `Card ${id}`, of: { thing: id } }),
    ),
  }))
  const picks = yield* together('pick', 'Both pick a card in secret.', asks)
  for (const seat of SEATS) yield* turnOver(g, seat, picks[seat]![0]!)
  const [pips] = yield* roll('pips', 'A die decides nothing.', 6)
  log(s, `The die shows ${pips}.`)
  yield* offer(g, { key: 'go-on', seat: 'ben', why: 'Ben goes on.' }, [
    button({ id: 'on', verb: 'on', say: 'Go on' }, function* () {}),
  ])
  s.turns += 1
  if (s.turns === 2) yield* over({ winners: ['ben'], why: 'Two rounds are over.' })
}

function* turnOver({ s }: G, seat: Seat, id: string): Script {
  const hand = s.hands[seat]!
  const at = hand.findIndex((card) => card.id === id)
  const [card] = hand.splice(at, 1)
  s.shown.push(yield* reveal(`show-${seat}`, 'The card is turned over.', card!.card, ...SEATS))
}

export const nonces: Game<Nonces, null> = {
  id: 'nonces',
  name: 'Nonces',
  version: '1',
  boardOf: () => 'mat',
  boards: { mat: { size: { x: 100, y: 100 }, shapes: {} } },
  setups: [
    {
      id: 'two',
      name: 'Two',
      seats: () => SEATS.map((id) => ({ id, name: id })),
      about: 'A test.',
      choices: [],
    },
  ],
  begin: () => ({
    ok: true,
    state: {
      table: {},
      seats: SEATS,
      log: [],
      deck: [],
      hands: {},
      shown: [],
      dealt: false,
      turns: 0,
      notes: 0,
    },
  }),
  rules: () => null,
  turn: (g) => (g.s.dealt ? round(g) : deal(g)),
  faults: () => [],
  chapters: {},
  pieceName: (_, id) => id,
  title: () => '',
  describe: () => ({ pieces: {}, sides: {}, house: [] }),
}
