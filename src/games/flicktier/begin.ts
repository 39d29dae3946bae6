import {
  filled,
  secret,
  wrongChoice,
  type Choice,
  type Choices,
  type Seat,
  type SetupChoice,
  type SetupSeat,
  type Setup,
} from '../kit'
import { dieShape, zones } from './board'
import { box, circleOf, factionOf, factions, RESOURCES, type Resource } from './data'
import { structureToken } from './rules/markers'
import { spotsIn } from './spots'
import type { Die, Player, Solo, State } from './state'
import { refuse } from '../../table/refusal'
import type { Id, Piece, Refusal, Rest } from '../../table/types'

const ALL = factions.map(({ id }) => id)

/** Who owns the dice of a game for one that no player has. */
export const RAIDER = 'raider'

const combinations = (count: number, from: readonly string[] = ALL): string[][] => {
  if (count === 0) return [[]]
  return from.flatMap((first, i) =>
    combinations(count - 1, from.slice(i + 1)).map((rest) => [first, ...rest]),
  )
}

const SHORT: Readonly<Record<string, string>> = {
  uea: 'Alliance',
  noxian: 'Empire',
  korivali: 'Federation',
  surge: 'Surge',
}

/** 'uea-noxian': the seats that play, clockwise from the north-west corner. */
const groupWord = (ids: readonly string[]) => ({
  id: ids.join('-'),
  say: ids.map((id) => SHORT[id]).join(', '),
})

/** Two to four factions: the seats are the factions, and sit at their corners. */
const factionsChoice = {
  id: 'factions',
  say: 'Factions',
  words: [2, 3, 4].flatMap((count) => combinations(count).map(groupWord)),
}

const factionChoice = {
  id: 'faction',
  say: 'Your faction',
  words: factions.map(({ id, name }) => ({ id, say: name })),
}

const lengthChoice: Choice = {
  id: 'length',
  say: 'Length',
  hint: 'The game ends after one of three things has happened, or after two.',
  words: [
    { id: 'usual', say: 'usual' },
    { id: 'longer', say: 'longer: two things must happen' },
  ],
}

const roundsChoice: Choice = {
  id: 'rounds',
  say: 'Rounds at most',
  house: true,
  words: [
    { id: '20', say: '20' },
    { id: '10', say: '10: a short game' },
  ],
}

const startChoice: Choice = {
  id: 'start',
  say: 'Cards at the start',
  house: true,
  words: [
    { id: '1', say: 'one of each resource' },
    { id: '2', say: 'two of each: a quicker game' },
  ],
}

const homesChoice: Choice = {
  id: 'homes',
  say: 'Dice at home',
  house: true,
  words: [
    { id: 'open', say: 'can be attacked' },
    { id: 'safe', say: 'cannot be attacked' },
  ],
}

const seatOf = (id: string): SetupSeat => ({ id, name: SHORT[id]! })

export const setups: Setup[] = [
  {
    id: 'galaxy',
    name: 'The Final Flicktier',
    about:
      'Two to four factions flick their dice from planet to planet, gather cards, build, fight and ' +
      'complete missions.',
    choices: [factionsChoice, lengthChoice, roundsChoice, startChoice, homesChoice],
    measured: factionsChoice.words.map(({ id }) => ({ factions: id })),
    seats: ({ factions: ids }) => (ids as string).split('-').map(seatOf),
  },
  {
    id: 'solo',
    name: 'Raiders',
    about: 'House rules for one player: three raider dice come for your ships, and twenty turns are all.',
    choices: [factionChoice, lengthChoice, roundsChoice, startChoice, homesChoice],
    measured: factionChoice.words.map(({ id }) => ({ faction: id })),
    seats: ({ faction }) => [seatOf(faction as string)],
  },
]

export function begin({ setup: id, choices }: SetupChoice): { ok: true; state: State } | Refusal {
  const setup = setups.find((one) => one.id === id)
  if (!setup)
    return refuse(`There is no set-up '${id}'. There is: ${setups.map((one) => one.id).join(', ')}.`)
  const wrong = wrongChoice(setup.choices, choices)
  return wrong ? refuse(wrong) : { ok: true, state: stateOf(setup, filled(setup.choices, choices)) }
}

function stateOf(setup: Setup, choices: Choices): State {
  const seats = setup.seats(choices).map((seat) => seat.id)
  const solo = setup.id === 'solo' ? raidersOf(seats) : null
  const dice = { ...Object.assign({}, ...seats.map(diceOf)), ...(solo ? raiderDice() : {}) } as State['dice']
  return {
    table: {
      ...tableOf(dice, solo),
      ...(seats.includes('uea') ? structureToken('uea', 'warp_gate', 'earth') : {}),
    },
    seats,
    log: [],
    longer: choices['length'] === 'longer',
    safeHomes: choices['homes'] === 'safe',
    rounds: Number(choices['rounds']),
    dealt: box.hand.start * Number(choices['start']),
    solo,
    ready: false,
    next: seats[0]!,
    taken: 0,
    resources: {},
    decks: byResource((id) => box.bonuses[id].map((bonus) => secret(bonus))),
    discards: byResource(() => []),
    drawn: 0,
    dice,
    players: Object.fromEntries(seats.map((seat) => [seat, playerOf(seat)])),
    points: numbersFor(seats.length).vpTokens,
    missions: [],
    row: [],
    claimed: {},
    questions: [],
    spaces: {},
    triggers: [],
    last: null,
    bug: null,
    active: null,
    raid: null,
  }
}

const byResource = <T>(each: (id: Resource) => T): Record<Resource, T> =>
  Object.fromEntries(RESOURCES.map((id) => [id, each(id)])) as Record<Resource, T>

/** Point tokens and mission cards for so many players (004:41-44); alone: house. */
export const numbersFor = (count: number) => box.players.find(({ players }) => players === count) ?? box.solo

const diceOf = (seat: Seat): Record<Id, Die> =>
  Object.fromEntries(factionOf(seat).dice.map((sides, i) => [`${seat}-${i + 1}`, { owner: seat, sides }]))

const raiderDice = (): Record<Id, Die> =>
  Object.fromEntries(box.solo.raiders.map((sides, i) => [`${RAIDER}-${i + 1}`, { owner: RAIDER, sides }]))

/** A raider die on each home that nobody has. */
function raidersOf(seats: readonly Seat[]): Solo {
  const homes = factions.filter(({ id }) => !seats.includes(id)).map(({ home }) => home)
  return { starts: Object.fromEntries(homes.map((home, i) => [`${RAIDER}-${i + 1}`, home])) }
}

function playerOf(seat: Seat): Player {
  return {
    hand: [],
    spent: [],
    wins: 0,
    structures: seat === 'uea' ? [{ is: 'warp_gate', planet: 'earth', unscored: true }] : [],
    tracks: { A: 0, B: 0 },
    done: [],
    found: [],
    claims: factionOf(seat).claims,
  }
}

/** Where a die belongs: its owner's planet, or where that raider began. */
export const homeOf = ({ dice, solo }: Pick<State, 'dice' | 'solo'>, id: Id): Id =>
  solo?.starts[id] ?? factionOf(dice[id]!.owner).home

function tableOf(dice: State['dice'], solo: Solo | null): Rest {
  const taken: Record<Id, number> = {}
  const laid = Object.entries(dice).map(([id, { sides }]) => {
    const home = homeOf({ dice, solo }, id)
    taken[home] = (taken[home] ?? -1) + 1
    const spot = spotsIn(circleOf(home))[taken[home]]!
    return [id, { kind: 'die', shape: dieShape(sides), pose: { ...spot, a: 0, up: sides } }] as const
  })
  return { ...zones, ...(Object.fromEntries(laid) as Record<Id, Piece>) }
}
