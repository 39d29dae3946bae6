import type { Seat } from '../kit'
import { factionOf, missions, type Structure } from './data'
import { circleName, dieName, missionTitle, nameOf } from './names'
import { whyNotHere, whyNotKind } from './rules/build'
import { whyNotMission } from './rules/missions'
import { homePlanet, isOn, planetsOf } from './rules/ships'
import { nextLevels, whyNotUpgrade } from './rules/upgrade'
import type { Action, G } from './state'

type Why = (g: G, seat: Seat, ...words: string[]) => string | null

/** What kind of action an option's first word belongs to. */
const ACTIONS: Readonly<Record<string, Action>> = {
  move: 'move',
  attack: 'attack',
  build: 'build',
  exploit: 'exploit',
  complete: 'mission',
  upgrade: 'upgrade',
  return: 'return',
}

const build: Why = (g, seat, kind = '', planet = '') => {
  const structure = factionOf(seat).structures.find(({ id }) => id === kind)
  if (!structure) return `${nameOf(seat)} builds ${kindsOf(factionOf(seat).structures)}.`
  return whyNotKind(g.s, seat, structure)?.why ?? whyNotThere(g, seat, structure, planet)
}

const kindsOf = (all: readonly Structure[]): string => all.map(({ name }) => name).join(' and ')

function whyNotThere({ s, tape }: G, seat: Seat, structure: Structure, planet: string): string | null {
  if (!s.resources[planet]) return `'${planet}' is none of the eight planets on which one builds.`
  if (!planetsOf(s, tape, seat).includes(planet)) return `None of your ships is on ${circleName(planet)}.`
  return whyNotHere(s, seat, structure, planet)?.why ?? null
}

const complete: Why = ({ s, tape }, seat, id = '') => {
  if (s.row.includes(id)) return whyNotMission(s, tape, seat, id)?.why ?? null
  return missions.some((one) => one.id === id) ? `${missionTitle(id)} does not lie face up.` : null
}

const upgrade: Why = ({ s }, seat, track = '') => {
  const level = nextLevels(seat, s.players[seat]!).find((one) => one.track === track)
  return level
    ? (whyNotUpgrade(s, seat, level)?.why ?? null)
    : `There is no next upgrade on track '${track}'.`
}

const turn: Why = ({ s, tape }, seat, die = '') => {
  if (s.dice[die]?.owner !== seat) return null
  if (s.table[die] && isOn(tape, die, homePlanet(seat))) return null
  const home = circleName(homePlanet(seat))
  return `A die is turned only on its own home: ${dieName(s, die)} is away from ${home}.`
}

const WHY: Readonly<Record<string, Why>> = {
  attack: ({ s }, seat) =>
    s.players[seat]!.hand.length === 0 ? 'An attack needs a card from your hand: you have none.' : null,
  exploit: () => 'None of your ships or round structures is on a planet that yields anything.',
  build,
  complete,
  upgrade,
}

/** Why that cannot be done now, with what is missing. */
export function whyNot(g: G, seat: Seat, id: string): string | null {
  const { active } = g.s
  const [word = '', ...rest] = id.split(':')
  const action = ACTIONS[word]
  if (action && active?.seat === seat) {
    if (active.done.includes(action)) return 'Both actions of a turn must differ: this one is done.'
    if (active.done.length === 2) return 'Both actions of this turn are done.'
  }
  return (g.s.dice[id] ? turn(g, seat, id) : WHY[word]?.(g, seat, ...rest)) ?? null
}
