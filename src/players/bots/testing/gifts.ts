import {
  allies,
  button,
  foes,
  offer,
  over,
  secret,
  type Base,
  type Fact,
  type Game,
  type Play,
  type Script,
  type Seat,
  type Secret,
  type Shown,
} from '../../../games/kit'
import { below, random } from '../../../table/exact'

/**
 * A made-up game of four seats in two teams. Each in turn gives a seat points: its own gift, which only it
 * knows, or the one on the table, which nobody knows. Gifts are 1 to 9; the team with more points wins.
 */
export interface Gifts extends Base {
  points: Record<Seat, number>
  own: Record<Seat, Secret<number>>
  covered: Secret<number>[]
  turn: number
}

type G = Play<Gifts, null>

export const SEATS = ['ada', 'ben', 'cy', 'di']
const TEAMS = { ada: 'red', ben: 'blue', cy: 'red', di: 'blue' }

const pointsOf = ({ points }: Gifts, seats: readonly Seat[]): number =>
  seats.reduce((sum, seat) => sum + points[seat]!, 0)

function* turn(g: G): Script {
  const { s } = g
  const giver = SEATS[s.turn]!
  const give = (which: string, { is }: Secret<number>) =>
    SEATS.map((to) =>
      button({ id: `${which}:${to}`, verb: 'give', say: `Give ${to} the ${which} gift` }, function* () {
        s.points[to]! += is
      }),
    )
  const gifts = [...give('own', s.own[giver]!), ...give('covered', s.covered[s.turn]!)]
  yield* offer(g, { key: 'give', seat: giver, why: `${giver} gives.` }, gifts)
  s.turn += 1
  if (s.turn === SEATS.length) yield* over({ winners: winnersOf(s), why: 'All gifts are given.' })
}

function winnersOf(s: Gifts): Seat[] {
  const [red, blue] = [allies(s, 'ada'), allies(s, 'ben')]
  return pointsOf(s, red) > pointsOf(s, blue) ? red : blue
}

/** Whatever the seat does not know may be 1 to 9. */
function redraw(seen: { before: unknown }, facts: readonly unknown[], seed: string) {
  const next = random(seed)
  const { own, covered, ...open } = seen.before as Shown<Gifts>
  const drawn = (known: number | null, ...seats: Seat[]) => secret(known ?? 1 + below(next, 9), ...seats)
  const state: Gifts = {
    ...open,
    own: Object.fromEntries(Object.entries(own).map(([seat, known]) => [seat, drawn(known, seat)])),
    covered: covered.map((known) => drawn(known)),
  }
  return { state, facts: facts as Fact[] }
}

/** Ada has this gift, and this one lies covered before her; everybody else has fives. */
export const giftsWith = (own: number, covered: number): Game<Gifts, null> => ({
  id: 'gifts',
  name: 'Gifts',
  version: '1',
  boardOf: () => 'mat',
  boards: { mat: { size: { x: 100, y: 100 }, shapes: {} } },
  setups: [
    {
      id: 'four',
      name: 'Four',
      about: '',
      seats: () => SEATS.map((id) => ({ id, name: id, team: TEAMS[id as keyof typeof TEAMS] })),
      choices: [],
    },
  ],
  begin: () => ({
    ok: true,
    state: {
      table: {},
      seats: SEATS,
      teams: TEAMS,
      log: [],
      points: Object.fromEntries(SEATS.map((seat) => [seat, 0])),
      own: Object.fromEntries(SEATS.map((seat) => [seat, secret(seat === 'ada' ? own : 5, seat)])),
      covered: SEATS.map((seat) => secret(seat === 'ada' ? covered : 5)),
      turn: 0,
    },
  }),
  rules: () => null,
  turn,
  faults: () => [],
  chapters: {},
  pieceName: (_, id) => id,
  title: () => '',
  describe: () => ({ pieces: {}, sides: {}, boards: [], house: [] }),
  bot: {
    judge: ({ s }, seat) => (pointsOf(s, allies(s, seat)) - pointsOf(s, foes(s, seat))) / 36,
    leaning: () => 1,
    redraw,
  },
})
