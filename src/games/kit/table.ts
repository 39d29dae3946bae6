import type { FlickOption } from './prompt'
import type { Id, Piece, Point, Rest, Result } from '../../table/types'

/** The table with this piece on it. */
export const put = (table: Rest, id: Id, piece: Piece): Rest => ({ ...table, [id]: piece })

/** The table without these pieces. */
export function take(table: Rest, ...ids: Id[]): Rest {
  return Object.fromEntries(Object.entries(table).filter(([id]) => !ids.includes(id)))
}

/** The table after the table has acted: what moved stands at its new place, what went out is gone. */
export function settled(before: Rest, result: Result, adds?: { id: Id; kind: string; shape: string }): Rest {
  const gone = result.events.flatMap((e) => (e.is === 'out' ? [e.a] : []))
  const moved = Object.entries(result.poses).flatMap(([id, pose]) => {
    const piece = before[id] ?? (adds?.id === id ? { kind: adds.kind, shape: adds.shape, pose } : undefined)
    return piece ? [[id, { ...piece, pose }] as const] : []
  })
  return take({ ...before, ...Object.fromEntries(moved) }, ...gone)
}

/** The table after that option was flicked. */
export function flicked(before: Rest, option: FlickOption, result: Result): Rest {
  return settled(
    before,
    result,
    option.adds && { id: option.piece, kind: option.adds.kind, shape: option.adds.shape },
  )
}

/** Everything that touched this piece, in order of first touch. */
export function touches(result: Result, id: Id): Id[] {
  const others = result.events.flatMap((e) => {
    if (e.is !== 'touch') return []
    if (e.a === id) return [e.b]
    return e.b === id ? [e.a] : []
  })
  return [...new Set(others)]
}

/** Where these two touched first, or undefined. */
export const contact = ({ events }: Result, one: Id, other: Id): Point | undefined =>
  events.find((e): e is Touch => e.is === 'touch' && [e.a, e.b].includes(one) && [e.a, e.b].includes(other))
    ?.at

type Touch = Extract<Result['events'][number], { is: 'touch' }>

/** Where this piece left the table, or undefined. */
export function exit(result: Result, id: Id): Extract<Result['events'][number], { is: 'out' }> | undefined {
  return result.events.find((e): e is Extract<typeof e, { is: 'out' }> => e.is === 'out' && e.a === id)
}
