import type { State } from '../../state'

/** 001:191  Every drone lies on the table, in a pile, or was flicked off, which ends the match. */
export function faults(s: State): string[] {
  const lost = Object.values(s.ships).filter((ship) => ship.class === 'range_drone' && ship.where === 'lost')
  const flickedOff = Object.values(s.sides).flatMap(({ fouls }) =>
    fouls.filter((foul) => foul === 'drone_out'),
  )
  const kept = Object.values(s.sides).reduce((sum, { score }) => sum + score, 0)
  return kept + flickedOff.length !== lost.length
    ? [`${lost.length} drones are gone, ${kept} of them kept and ${flickedOff.length} flicked off`]
    : []
}
