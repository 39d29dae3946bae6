import type { BotSense, Fact, SeenTurn } from '../../kit'
import { playedModules } from '../modules'
import type { Rules } from '../rules/rules'
import type { State } from '../state'
import { judge } from './judge'
import { leaning } from './leaning'
import { random } from '../../../table/exact'

/** Each module that keeps something covered draws it anew. */
function redraw(seen: SeenTurn, known: readonly unknown[], seed: string): { state: State; facts: Fact[] } {
  const next = random(`redraw ${seed}`)
  const before = seen.before as State
  const slices = { ...before.slices }
  let facts = known as Fact[]
  for (const module of playedModules(before.modules)) {
    const drawn = module.redraw?.(seen, facts, next)
    if (!drawn) continue
    slices[module.word] = drawn.slice
    ;({ facts } = drawn)
  }
  return { state: { ...before, slices }, facts }
}

/** What bots know of FlickFleet. */
export const bot: BotSense<State, Rules> = { judge, leaning, redraw }
