import type { SetupChoice } from '../kit'
import { classes, scenarios } from './data'
import { names } from './data/names'
import type { Scenario, ScenarioSide } from './data/types'
import { shapeOf } from './rules/ships'
import type { Ship, SideState, State } from './state'
import type { Piece, Pose, Refusal, Rest } from '../../table/types'

/** How ships get on the table: the house deployment, or placed by their owners (D-08). */
export const PLACING = ['standard', 'by hand']

/** The state before the first turn. Refuses a set-up or a choice it does not know. */
export function begin({ setup, choices }: SetupChoice): { ok: true; state: State } | Refusal {
  const scenario = scenarios[setup]
  if (!scenario)
    return {
      ok: false,
      why: `There is no scenario '${setup}'. There is: ${Object.keys(scenarios).join(', ')}.`,
    }
  const placing = choices['placing'] ?? PLACING[0]!
  if (!PLACING.includes(placing)) {
    return { ok: false, why: `Ships are placed ${PLACING.join(' or ')}, not '${placing}'.` }
  }
  return { ok: true, state: stateOf(scenario, placing === 'by hand') }
}

function stateOf(scenario: Scenario, byHand: boolean): State {
  const ships = fleets(scenario, byHand)
  return {
    scenario: scenario.id,
    seats: scenario.sides.map(({ id }) => id),
    sides: Object.fromEntries(scenario.sides.map((side) => [side.id, sideOf(side)])),
    ships: Object.fromEntries(ships.map((ship) => [ship.id, ship])),
    table: byHand ? {} : deployed(scenario, ships),
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

export const FACTIONS: Readonly<Record<string, string>> = { uprising: 'Uprising', imperium: 'Imperium' }

const sideOf = ({ faction, edge }: ScenarioSide): SideState => ({ faction, name: FACTIONS[faction]!, edge })

/** All ships with their ids s1, s2, ...: those in play first, then those aboard. */
function fleets(scenario: Scenario, byHand: boolean): Ship[] {
  const ships: Ship[] = []
  for (const side of scenario.sides) {
    for (const { ship, count } of side.inPlay) {
      for (let i = 0; i < count; i++) ships.push(newShip(ships, side, ship, byHand ? 'to place' : 'table'))
    }
    for (const { ship, count, on } of side.aboard) {
      const carrier = ships.find((other) => other.seat === side.id && other.class === on)!
      for (let i = 0; i < count; i++)
        ships.push({ ...newShip(ships, side, ship, 'aboard'), carrier: carrier.id })
    }
  }
  return ships
}

function newShip(ships: Ship[], side: ScenarioSide, name: string, where: Ship['where']): Ship {
  const { shields, hull, locations, pieces } = classes[name]!
  const before = ships.filter((ship) => ship.seat === side.id && ship.class === name).length
  return {
    id: `s${ships.length + 1}`,
    seat: side.id,
    class: name,
    name: names[side.faction]![name]![before]!,
    cube: false,
    where,
    shields,
    hull,
    discs: locations.map(({ discs }) => discs),
    pieces,
  }
}

/** The scenario's standard deployment (house): poses in the order of the ships in play. */
function deployed(scenario: Scenario, ships: Ship[]): Rest {
  const placed = scenario.sides.flatMap((side) => {
    const inPlay = ships.filter((ship) => ship.seat === side.id && ship.where === 'table')
    return inPlay.map((ship, i) => [ship.id, pieceOf(ship, side.deployment.poses[i]!)] as const)
  })
  return Object.fromEntries(placed)
}

const pieceOf = (ship: Ship, { x, y, a }: Pose): Piece => ({
  kind: 'ship',
  shape: shapeOf(ship),
  pose: { x, y, a },
})
