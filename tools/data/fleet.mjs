/** Who is in a fleet, where it is placed, and who joins later. */

export const pose = ({ position_mm: [x, y], heading_deg }) => ({ x, y, a: heading_deg })

export const fleet = (ships, aboard = []) =>
  ships.map(({ ship, count, ship_name }) => ({
    ship,
    count,
    ...(ship_name ? { name: ship_name } : {}),
    ...loaded(aboard.filter(({ on }) => on === ship)),
  }))

const loaded = (wings) => (wings.length ? { aboard: wings.map(({ ship, count }) => ({ ship, count })) } : {})

/** The standard placing by a rule instead of poses. */
export const row = ({ rear_edge_from_own_edge_mm, gap_mm, margin_mm }) => ({
  rearAt: rear_edge_from_own_edge_mm,
  gap: gap_mm,
  margin: margin_mm,
})

const FACING = { free: 'free', 'away from it': 'away' }

/** null: nothing is placed, or everything stands where the data says. */
export function placement(data) {
  if (!data || data.position_mm || data.first_civilian_mm || data.corner) return null
  if (data.gap_to)
    return { gapTo: data.gap_to, gap: data.gap_mm ?? data.rear_edge_gap_mm, facing: FACING[data.facing] }
  if (data.rear_edge_from_any_edge_mm) return { rearAt: data.rear_edge_from_any_edge_mm, from: 'any' }
  const rear = data.rear_edge_from_own_edge_mm
  return Array.isArray(rear) ? { rearWithin: rear[1], from: 'own' } : { rearAt: rear, from: 'own' }
}

/** What ships that join later have aboard, which their scenarios do not print (house). */
const JOINS_WITH = [
  { on: 'carrier', ship: 'fighter_wing', count: 2 },
  { on: 'carrier', ship: 'bomber_wing', count: 1 },
]

export const arrival = ({ round, ships, placement: where, deployment }) => ({
  round,
  ships: fleet(ships, JOINS_WITH),
  placement: placement(where),
  poses: deployment.poses.map(pose),
})

export const optional = (data) => ({
  ship: data.ship,
  perRound: data.per_round,
  mostInPlay: data.max_in_play,
  total: data.total,
  placement: placement(data.placement),
  poses: data.deployment.poses.map(pose),
})
