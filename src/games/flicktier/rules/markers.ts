import { put, take, type Seat } from '../../kit'
import { TOKEN } from '../board'
import { circleOf, factionOf, factions } from '../data'
import type { State } from '../state'
import type { Id, Piece, Point } from '../../../table/types'

/** Where the tokens of each faction lie on a planet, from its middle, mm: one for each kind of structure. */
const CORNERS: readonly Point[] = [
  { x: -1, y: 1 },
  { x: 1, y: 1 },
  { x: 1, y: -1 },
  { x: -1, y: -1 },
]
const KINDS: readonly Point[] = [
  { x: 29, y: 14 },
  { x: 12, y: 31 },
]

/** A token has no body: whatever would touch it is as if it had been slid aside and put back (004:70). */
const token = (kind: string, at: Point): Piece => ({
  kind,
  shape: TOKEN,
  pose: { x: at.x, y: at.y, a: 0 },
  fixed: true,
  sense: 'centre',
})

const builtId = (seat: Seat, is: string, planet: Id): Id => `${seat}-${is}-${planet}`

/** The token of a structure, as it lies on its planet. */
export function structureToken(seat: Seat, is: string, planet: Id): Record<Id, Piece> {
  const corner = CORNERS[factions.findIndex(({ id }) => id === seat)]!
  const kind = KINDS[factionOf(seat).structures.findIndex(({ id }) => id === is)]!
  const { x, y } = circleOf(planet)
  const at = { x: x + corner.x * kind.x, y: y + corner.y * kind.y }
  return { [builtId(seat, is, planet)]: token(is, at) }
}

const questionId = (place: Id): Id => `question-${place}`

export function layQuestion(s: State, place: Id): void {
  s.table = put(s.table, questionId(place), token('question', circleOf(place)))
}

export function takeQuestion(s: State, place: Id): void {
  s.table = take(s.table, questionId(place))
}

/** The round token in the middle of a planet says what it yields. */
export function layResources(s: State): void {
  for (const [planet, resource] of Object.entries(s.resources))
    s.table = put(s.table, planet, { ...s.table[planet]!, kind: resource })
}
