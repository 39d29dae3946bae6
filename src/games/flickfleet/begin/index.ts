import { filled, wrongChoice, type Choices, type Seat, type SetupChoice } from '../../kit'
import { scenarios } from '../data'
import type { Scenario } from '../data/types'
import { slicesOf, unknownModules } from '../modules'
import type { Begun } from '../rules/module'
import type { State } from '../state'
import { withFleets } from './buying'
import { choicesOf, modulesOf, toBePlaced } from './choices'
import { deployed } from './deploy'
import { fleets } from './fleets'
import { unknownWords } from './known'
import { obstaclesToPlace } from './obstacles'
import { sidesOf } from './sides'
import { laid, thingsOf } from './things'
import { refuse } from '../../../table/refusal'
import type { Refusal } from '../../../table/types'

/** The battles that are offered: every module of theirs is there. The introductory one comes first. */
export const played: readonly Scenario[] = Object.values(scenarios)
  .filter(({ modules }) => unknownModules(modules).length === 0)
  .toSorted((a, b) => Number(b.id === 'introductory') - Number(a.id === 'introductory'))

/** The state before the first turn. Refuses a set-up or a choice it does not know. */
export function begin({ setup, choices }: SetupChoice): { ok: true; state: State } | Refusal {
  const scenario = played.find(({ id }) => id === setup)
  if (!scenario)
    return refuse(`There is no scenario '${setup}'. There is: ${played.map(({ id }) => id).join(', ')}.`)
  return beginning(scenario, choices)
}

export function beginning(scenario: Scenario, choices: Choices): { ok: true; state: State } | Refusal {
  const known = choicesOf(scenario)
  const wrong = wrongChoice(known, choices)
  if (wrong) return refuse(wrong)
  const all = filled(known, choices)
  const ready = withFleets(scenario, all)
  const strange = unknownWords(ready, modulesOf(ready, all))
  return strange.length > 0 ? refuse(strange.join(' ')) : { ok: true, state: stateOf(ready, all) }
}

function stateOf(scenario: Scenario, choices: Choices): State {
  const ships = fleets(scenario, toBePlaced(scenario, choices))
  const scenery = thingsOf(scenario)
  const things = [...scenery, ...obstaclesToPlace(choices, scenery)]
  const modules = modulesOf(scenario, choices)
  const battle: Begun = {
    scenario: scenario.id,
    ships: Object.fromEntries(ships.map((ship) => [ship.id, ship])),
    things: Object.fromEntries(things.map((thing) => [thing.id, thing])),
    table: { ...laid(scenario, scenery), ...deployed(scenario, ships) },
  }
  return {
    ...battle,
    modules,
    slices: slicesOf(modules, battle),
    seats: scenario.sides.map(({ id }): Seat => id),
    sides: sidesOf(scenario),
    log: [],
    round: 0,
    turnOf: scenario.sides[0]!.id,
    lastActive: null,
    active: null,
    box: {},
  }
}
