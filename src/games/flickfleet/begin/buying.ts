import type { Choice, Choices, Json } from '../../kit'
import { POINTS } from './points'
import { refuse } from '../../../table/refusal'
import { supplies } from '../data/box'
import type { FleetEntry, Scenario, ScenarioSide } from '../data/types'
import {
  fleetJson,
  isFleet,
  problems,
  randomFleet,
  readFleet,
  sorted,
  usualFleet,
  writeFleet,
  type Bought,
  type Fleet,
  type Supply,
  type Terms,
} from '../fleet'

/** 001:162-174 Fair battles: what is agreed on and bought before ships are placed. */

const buys = ({ modules }: Scenario): boolean => modules.includes('point_buy')

const SUPPLY: Choice = {
  id: 'supply',
  say: 'Ships to choose from',
  hint:
    'Wings aboard come out of the same boxes. ' +
    'What lies in other boxes than the base box is our own count.',
  words: supplies.map(({ id, say }) => ({ id, say })),
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
  of: side,
  value: {
    kind: 'fleet',
    usual: ({ points }) => fleetJson(usualFleet(USUAL_FACTIONS[i]!, Number(points))),
    wrong: (value, choices) => wrongFleet(side, value, choices),
    random: (next, choices) => fleetJson(randomFleet(next, termsOf(choices))),
    text: {
      read(text) {
        const read = readFleet(text)
        return read.ok ? { ok: true, value: fleetJson(read.fleet) } : refuse(inThe(side, read.why))
      },
      write: (value) => (isFleet(value) ? writeFleet(value) : JSON.stringify(value)),
    },
  },
})

const inThe = (side: string, why: string): string => `The fleet in the ${side}: ${why}`

/** The choices of a scenario in which fleets are bought, else none. */
export const buyingOf = (scenario: Scenario): Choice[] =>
  buys(scenario) ? [POINTS, SUPPLY, ...scenario.sides.map(({ id }, i) => fleetOf(id, i))] : []

function wrongFleet(side: string, value: Json, choices: Choices): string | null {
  if (!isFleet(value)) return inThe(side, 'It has a faction and a list of ships, each with its wings aboard.')
  const reasons = problems(value, termsOf(choices)).map(({ say }) => say)
  return reasons.length > 0 ? inThe(side, reasons.join(' ')) : null
}

/** The scenario with the fleets of these choices, which hold nothing wrong. */
export const withFleets = (scenario: Scenario, choices: Choices): Scenario =>
  buys(scenario) ? { ...scenario, sides: scenario.sides.map((side) => withFleet(side, choices)) } : scenario

function withFleet(side: ScenarioSide, choices: Choices): ScenarioSide {
  const { faction, ships } = sorted(choices[side.id] as unknown as Fleet)
  return { ...side, faction, inPlay: ships.map(entryOf) }
}

const entryOf = ({ ship, aboard }: Bought): FleetEntry => ({
  ship,
  count: 1,
  aboard: Object.entries(aboard).map(([wing, count]) => ({ ship: wing, count })),
})
