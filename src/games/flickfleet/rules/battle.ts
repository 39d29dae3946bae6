import type { Script } from '../../kit'
import { takeTurn } from './activation'
import { newRound, roundIsOver } from './round'
import type { Scenario } from '../data/types'
import type { G, Rules } from './rules'

/** 001:35-42 Play  One turn: a step of the set-up, a round begun, or an activation. */
export function* battleTurn(g: G): Script {
  if (g.s.round === 0 && (yield* setUp(g))) return
  if (roundIsOver(g.s)) yield* newRound(g)
  else yield* takeTurn(g)
}

/** Whether a battle is played so: in rounds of activations. */
export const inRounds = (_: Scenario, { turn }: Rules): boolean => turn === battleTurn

function* setUp(g: G): Script<boolean> {
  for (const step of g.rules.setUp) if (yield* step(g)) return true
  return false
}
