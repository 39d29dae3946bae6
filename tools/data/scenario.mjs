const EDGES = { north: 'N', east: 'E', south: 'S', west: 'W' }

const pose = ({ position_mm: [x, y], heading_deg }) => ({ x, y, a: heading_deg })

/** The poses stand for the ships in play one by one: their order must be the same. */
function deployed({ id, in_play, deployment: { poses } }) {
  const ships = in_play.flatMap(({ ship, count }) => Array.from({ length: count }, () => ship))
  const placed = poses.map(({ ship }) => ship)
  if (String(ships) !== String(placed)) throw new Error(`The deployment of ${id} does not match its fleet.`)
  return poses.map(pose)
}

const side = (data) => ({
  id: data.id,
  faction: data.faction,
  edge: EDGES[data.edges[0]],
  inPlay: data.in_play,
  aboard: data.aboard,
  rearEdgeMm: data.placement.rear_edge_from_own_edge_mm,
  deployment: { house: data.deployment.source === 'house', poses: deployed(data) },
})

/** A scenario of the rules folder as a `Scenario` of data/types.ts. */
export const scenario = (data) => ({
  id: data.id,
  name: data.name,
  expansion: data.expansion,
  order: data.setup.order,
  placing: data.setup.placing,
  starter: { by: data.round1_starter.by, side: data.round1_starter.side },
  sides: data.sides.map(side),
  modules: data.modules,
  win: data.win.map(({ side: who, if: word }) => ({ side: who, if: word })),
  source: data.source,
  decisions: data.decisions,
})
