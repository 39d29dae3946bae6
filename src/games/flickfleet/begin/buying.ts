import type { Choice, Choices } from '../../kit'
import type { FleetEntry, Scenario, ScenarioSide } from '../data/types'
import {
  problems,
  randomFleet,
  readFleet,
  usualFleet,
  usualPoints,
  writeFleet,
  type Bought,
  type Fleet,
  type Supply,
  type Terms,
} from '../fleet'

/** 001:162-174 Fair battles: what is agreed on and bought before ships are placed. */

const buys = ({ modules }: Scenario): boolean => modules.includes('point_buy')

/**
 * D-10: totals that can be agreed on. For the least there is still a destroyer, the most outnumbers the box.
 */
const LEAST = 10
const MOST = 200

/** Battles by chance stay so small that they end. */
const MOST_BY_CHANCE = 60

const POINTS: Choice = {
  id: 'points',
  say: 'Points',
  hint: 'What each fleet may cost at most; 30 or 40 for a first battle.',
  text: {
    usual: () => '40',
    proposed: usualPoints.map(String),
    wrong: (text) =>
      /^\d{1,3}$/.test(text) && Number(text) >= LEAST && Number(text) <= MOST
        ? null
        : `The points are a whole number from ${LEAST} to ${MOST}, not '${text}'.`,
    random: (next) => String(LEAST + Math.floor(next() * (MOST_BY_CHANCE + 1 - LEAST))),
  },
}

const SUPPLY: Choice = {
  id: 'supply',
  say: 'Ships to choose from',
  hint: 'Wings aboard come out of the same box.',
  words: [
    { id: 'box', say: 'those of one base box' },
    { id: 'unlimited', say: 'as many as you like' },
  ],
}

const termsOf = ({ points, supply }: Choices): Terms => ({ points: Number(points), supply: supply as Supply })

/** Whose fleet is proposed to the first and the second side. */
const USUAL_FACTIONS = ['uprising', 'imperium']

const fleetOf = (side: string, i: number): Choice => ({
  id: side,
  say: `Fleet in the ${side}`,
  hint:
    "As a text: 'uprising: 2 destroyer, carrier (fighter, bomber)'. " +
    'A carrier alone has all its wings aboard.',
  text: {
    usual: ({ points }) => writeFleet(usualFleet(USUAL_FACTIONS[i]!, Number(points))),
    wrong: (text, choices) => wrongFleet(side, text, choices),
    random: (next, choices) => writeFleet(randomFleet(next, termsOf(choices))),
  },
})

/** The choices of a scenario in which fleets are bought, else none. */
export const buyingOf = (scenario: Scenario): Choice[] =>
  buys(scenario) ? [POINTS, SUPPLY, ...scenario.sides.map(({ id }, i) => fleetOf(id, i))] : []

function wrongFleet(side: string, text: string, choices: Choices): string | null {
  const read = readFleet(text)
  const reasons = read.ok ? problems(read.fleet, termsOf(choices)).map(({ say }) => say) : [read.why]
  return reasons.length > 0 ? `The fleet in the ${side}: ${reasons.join(' ')}` : null
}

/** The scenario with the fleets of these choices, which hold nothing wrong. */
export const withFleets = (scenario: Scenario, choices: Choices): Scenario =>
  buys(scenario) ? { ...scenario, sides: scenario.sides.map((side) => withFleet(side, choices)) } : scenario

function withFleet(side: ScenarioSide, choices: Choices): ScenarioSide {
  const { faction, ships } = bought(choices[side.id]!)
  return { ...side, faction, inPlay: ships.map(entryOf) }
}

function bought(text: string): Fleet {
  const read = readFleet(text)
  if (!read.ok) throw new Error(read.why)
  return read.fleet
}

const entryOf = ({ ship, aboard }: Bought): FleetEntry => ({
  ship,
  count: 1,
  aboard: Object.entries(aboard).map(([wing, count]) => ({ ship: wing, count })),
})
