import { amount, type Description, type PieceWords, type Seat, type Shown } from '../kit'
import { RAIDER } from './begin'
import { BUG, CIRCLES, HYPERSPACE, TOKEN } from './board'
import { board, factionOf, type Circle } from './data'
import { circleName, dieName, inText, nameOf, structureName } from './names'
import { isOn } from './rules/ships'
import { partsOf } from './rules/scoring'
import { oddsSays } from './odds'
import { circleSays, playerSays } from './says'
import { wantSays } from './wants'
import type { State } from './state'
import type { Id, Tape } from '../../table/types'

export function title(s: Shown<State>): string {
  if (!s.ready) return 'The set-up'
  if (s.last) return 'The last round'
  return `Round ${Math.max(1, Math.ceil(s.taken / s.seats.length))}`
}

export function describe(s: Shown<State>, tape: Tape): Description {
  const dice = Object.keys(s.dice).map((id) => [id, dieWords(s, tape, id)] as const)
  const circles = CIRCLES.map((circle) => [circle.id, circleWords(s, circle)] as const)
  const bug = s.table[BUG] ? [[BUG, { name: 'the bug', what: 'Bug', seat: 'surge' }] as const] : []
  const tokens = Object.keys(s.table).flatMap((id) => tokenWords(s, id))
  const measure = s.table[HYPERSPACE] ? [[HYPERSPACE, HYPERSPACE_WORDS] as const] : []
  return {
    pieces: Object.fromEntries([...dice, ...bug, ...circles, ...tokens, ...measure]),
    sides: Object.fromEntries(s.seats.map((seat) => [seat, sideWords(s, tape, seat)])),
    house: HOUSE,
  }
}

const HYPERSPACE_WORDS: PieceWords = {
  name: 'the Hyperspace token',
  printed: true,
  what: 'Token',
  seat: '',
  says: [{ say: 'A target that is pushed on farther than this is long gets away.' }],
}

const HOUSE = [
  'Where the circles lie, their names and sizes.',
  'Costs and points that the rulebook leaves to the boards and cards, and all missions.',
]

/** Structures and ? tokens that lie on the board. */
function tokenWords(s: Shown<State>, id: Id): [Id, PieceWords][] {
  const { kind, shape } = s.table[id]!
  if (shape !== TOKEN) return []
  const seat = s.seats.find((one) => id.startsWith(`${one}-`)) ?? ''
  return [[id, { name: tokenName(seat, kind), what: seat ? 'Structure' : 'Token', seat }]]
}

const tokenName = (seat: Seat, kind: string): string =>
  seat ? `${inText(seat)}'s ${structureName(seat, kind)}` : 'a ? token'

/** Where a die lies, by the circles it is over. */
const placesOf = (tape: Tape, id: Id): string[] =>
  CIRCLES.filter((circle) => isOn(tape, id, circle.id)).map((circle) => circleName(circle.id))

function dieWords(s: Shown<State>, tape: Tape, id: Id): PieceWords {
  const { owner, sides } = s.dice[id]!
  const base = { name: dieName(s, id), what: `D${sides}`, seat: owner === RAIDER ? '' : owner }
  const piece = s.table[id]
  if (!piece) return { ...base, away: id in (s.active?.aside ?? {}) ? 'slid aside' : 'off the table' }
  const places = placesOf(tape, id)
  return {
    ...base,
    says: [
      { mark: String(piece.pose.up), say: 'Its strength.' },
      { say: places.length > 0 ? `On ${places.join(' and ')}.` : 'In open space.' },
      ...(s.bug?.die === id ? [{ say: 'The bug has hold of it: the Surge commands it.' }] : []),
    ],
  }
}

const circleWords = (s: Shown<State>, { id, name }: Circle): PieceWords => ({
  name,
  printed: true,
  what: board.homes.some((home) => home.id === id)
    ? 'Home'
    : board.planets.some((one) => one.id === id)
      ? 'Planet'
      : 'Space',
  seat: '',
  says: circleSays(s, id),
})

function sideWords(s: Shown<State>, tape: Tape, seat: Seat): Description['sides'][Seat] {
  const points = knownPoints(s, seat)
  return {
    name: factionOf(seat).name,
    mark: seat,
    // Everybody looks at the map the same way round.
    edge: 'S',
    says: [...endSays(s), ...oddsSays(s, seat), ...playerSays(s, seat), ...wantSays(s, tape, seat)],
    strength: points,
    score: { name: 'points that lie open', now: points, most: Math.max(points, 1) },
  }
}

/** Points that everybody who looks can count. */
export const knownPoints = (s: Shown<State>, seat: Seat): number =>
  partsOf(seat, s.players[seat]!).reduce((sum, part) => sum + part.points, 0)

function endSays(s: Shown<State>) {
  const left = `${amount(s.points, 'point token')} and ${amount(s.missions.length, 'mission')} are left.`
  if (!s.last) return [{ say: left }]
  return [
    { say: left },
    { say: `The last round: ${s.last.map(nameOf).join(', ') || 'nobody'} still to come.` },
  ]
}

export const pieceName = (s: Shown<State>, id: Id): string => {
  if (s.dice[id]) return dieName(s, id)
  if (id === BUG) return 'the bug'
  return CIRCLES.some((circle) => circle.id === id) ? circleName(id) : id
}
