import { winning } from './ending.mjs'
import { arrival, fleet, optional, placement, pose, row } from './fleet.mjs'
import { scenery } from './scenery.mjs'

const EDGES = { north: 'N', east: 'E', south: 'S', west: 'W' }

/** The poses stand for the ships in play one by one: their order must be the same. */
function deployed({ id, in_play, deployment }) {
  const { poses = [], source, rule } = deployment ?? {}
  const ships = in_play.flatMap(({ ship, count }) => Array.from({ length: count }, () => ship))
  const placed = poses.map(({ ship }) => ship)
  if (rule === undefined && String(ships) !== String(placed))
    throw new Error(`The deployment of ${id} does not match its fleet.`)
  const house = source === 'house'
  return { house, poses: poses.map(pose), ...(rule === 'even_row' ? { row: row(deployment) } : {}) }
}

/** Wings are told by the class they are aboard of, so that class may be there only once. */
function inPlay({ id, in_play, aboard }) {
  const several = in_play.find(({ ship, count }) => count > 1 && aboard.some(({ on }) => on === ship))
  if (several) throw new Error(`${id} has several ships ${several.ship}: on which are the wings aboard?`)
  return fleet(in_play, aboard)
}

const side = (data) => ({
  id: data.id,
  faction: data.faction,
  edge: EDGES[data.sits],
  inPlay: inPlay(data),
  placement: placement(data.placement),
  deployment: deployed(data),
  arrivals: data.reinforcements.map(arrival),
  ...(data.optional_reinforcements ? { optional: optional(data.optional_reinforcements) } : {}),
})

/** How many mines lie aboard as the battle begins, by class, where it is not as many as it may launch. */
function minesAboard({ sides }) {
  const ships = sides.flatMap(({ in_play, reinforcements }) => [
    ...in_play,
    ...reinforcements.flatMap((one) => one.ships),
  ])
  const layers = ships.filter(({ mines_aboard: mines }) => mines !== undefined)
  const counts = layers.map(({ ship, mines_aboard: mines }) => [ship, mines])
  return counts.length > 0 ? { minesAboard: Object.fromEntries(counts) } : {}
}

/** Ships that must stand together are placed for the players: docs/decisions.md. */
const inGroups = ({ sides }) =>
  sides.some(({ placement: where }) => where?.group_gap_mm || where?.wings_within_mm)

const TRACK = 'convoy_track'

/** D-102: where a convoy moves, point by point. */
function track({ scenery: all }) {
  const found = all.find(({ type }) => type === TRACK)
  return found ? { track: found.positions_mm.map(([x, y]) => ({ x, y })), stepMm: found.step_mm } : {}
}

/** Whose fouls they are, where they are not everybody's. */
function lostBy({ loss }) {
  const sides = [...new Set(loss.map(({ side }) => side).filter((side) => side !== 'self'))]
  if (sides.length > 1) throw new Error('Fouls of several sides cannot be told apart yet.')
  return sides.length > 0 ? { lossOf: sides[0] } : {}
}

/** A scenario of the rules folder as a `Scenario` of data/types.ts. */
export const scenario = (data) => ({
  id: data.id,
  name: data.name,
  expansion: data.expansion,
  order: data.setup.placing === 'alternate' ? [] : (data.setup.order ?? data.sides.map(({ id }) => id)),
  placing: inGroups(data) ? 'fixed' : data.setup.placing,
  starter: data.round1_starter.by,
  sides: data.sides.map(side),
  scenery: data.scenery.filter(({ type }) => type !== TRACK).flatMap(scenery),
  ...track(data),
  modules: data.modules,
  ...(data.drift_mm ? { driftMm: data.drift_mm } : {}),
  ...minesAboard(data),
  ...(data.hyperspace_ship ? { hyperspaceShip: data.hyperspace_ship } : {}),
  win: data.win.map(winning),
  loss: data.loss.map((one) => one.if),
  ...lostBy(data),
  source: data.source,
  decisions: data.decisions,
})
