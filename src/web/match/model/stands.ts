import { standing } from '../../../players/human'
import type { Id } from '../../../table/types'
import type { Seen } from './seen'

/** Where a ship is, as the seat that looks would measure it; nothing for what is not on the table. */
export function whereItStands(seen: Seen, id: Id): string {
  const at = measured(seen, id)
  return at ? `Stands ${at.place}, heading ${at.heading}°.` : ''
}

/** The same for what has no bow. */
export function whereItLies(seen: Seen, id: Id): string {
  const at = measured(seen, id)
  return at ? `Lies ${at.place}.` : ''
}

/** Does it point somewhere? */
export function hasBow({ board, view }: Seen, id: Id): boolean {
  const piece = view.state.table[id]
  return piece !== undefined && board.shapes[piece.shape]?.form === 'plate'
}

function measured(seen: Seen, id: Id): { place: string; heading: number } | null {
  const scene = seen.sceneFor(seen.seat)
  const piece = scene.rest[id]
  if (!piece) return null
  const { along, depth, heading } = standing(scene, piece.pose)
  return { place: `${along} cm from the left, ${depth} cm from ${seen.nameOf(seen.seat)}'s edge`, heading }
}
