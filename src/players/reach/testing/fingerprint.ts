import { type AnyGame, canonical } from '../../../games/kit'
import { DICE } from '../../../table/dice'
import { digest, utf8 } from '../../../table/exact'
import { PAIRS } from '../../../table/materials'
import * as settings from '../../../table/settings'
import { isDie } from '../../flicked'
import { matOf, shapesOf } from './shapes'

/** A hash over all that says how far the pieces of a game go: what a flick is, and what is flicked how. */
export function fingerprint(game: AnyGame): string {
  const { flicks = [] } = game
  const shapes = shapesOf(game)
  const ways = flicks.map((one) => ({ ...one, body: shapes[one.shape]! }))
  const dice = ways.flatMap(({ body }) => (isDie(body) ? [DICE[body.die]] : []))
  return digest(utf8(canonical({ pairs: PAIRS, settings: { ...settings }, dice, ways, mat: matOf(game) })))
}
