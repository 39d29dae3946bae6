import type { Seat, SetupChoice } from '../../kit'
import { scenarios } from '../data'
import type { Scenario } from '../data/types'
import { unknownModules } from '../modules'
import type { State } from '../state'
import { modulesOf, wrongChoice } from './choices'
import { deployed } from './deploy'
import { fleets } from './fleets'
import { sidesOf } from './sides'
import { laid, thingsOf } from './things'
import type { Refusal } from '../../../table/types'

/** The state before the first turn. Refuses a set-up or a choice it does not know. */
export function begin({ setup, choices }: SetupChoice): { ok: true; state: State } | Refusal {
  const scenario = scenarios[setup]
  if (!scenario) return refused(`There is no scenario '${setup}'. There is: ${Object.keys(scenarios).join(', ')}.`)
  const wrong = wrongChoice(scenario, choices)
  if (wrong) return refused(wrong)
  const modules = modulesOf(scenario, choices)
  const unknown = unknownModules(modules)
  if (unknown.length) return refused(`No module explains ${unknown.join(', ')}.`)
  return { ok: true, state: stateOf(scenario, choices['placing'] === 'by hand', modules) }
}

const refused = (why: string): Refusal => ({ ok: false, why })

function stateOf(scenario: Scenario, byHand: boolean, modules: string[]): State {
  const ships = fleets(scenario, byHand && scenario.placing !== 'fixed')
  const things = thingsOf(scenario)
  return {
    scenario: scenario.id,
    modules,
    seats: scenario.sides.map(({ id }): Seat => id),
    sides: sidesOf(scenario),
    ships: Object.fromEntries(ships.map((ship) => [ship.id, ship])),
    things: Object.fromEntries(things.map((thing) => [thing.id, thing])),
    table: { ...laid(scenario, things), ...deployed(scenario, ships) },
    log: [],
    round: 0,
    turnOf: scenario.sides[0]!.id,
    lastActive: null,
    active: null,
    box: {},
    quietRounds: 0,
    lossThisRound: false,
  }
}
