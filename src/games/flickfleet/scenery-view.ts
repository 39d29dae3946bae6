import type { PieceWords } from '../kit'
import { NOBODY } from './begin/fleets'
import type { Rules } from './rules/rules'
import type { Thing } from './state'

/** An obstacle for views: nobody's, and what it does in a clause (001:116-123). */
export const describeThing = (rules: Rules, thing: Thing): PieceWords => ({
  name: thing.name,
  what: 'Obstacle',
  seat: NOBODY,
  does: `${sayKind(rules, thing)}: ${sayEffect(rules, thing)}`,
})

/** 'static and permanent'. */
function sayKind({ things }: Rules, { mobile, does }: Thing): string {
  const { lasts } = things[does]!
  const moves = mobile ? 'mobile' : 'static'
  return lasts ? `${moves} and ${lasts}` : moves
}

function sayEffect({ things }: Rules, { does, hits }: Thing): string {
  const { says, lasts } = things[does]!
  const left = lasts === 'temporary' ? `; it can take ${hits} more damage` : ''
  return `${says}${left}`
}
