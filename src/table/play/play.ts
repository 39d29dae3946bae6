import { checkAim } from '../aim'
import type { Stock } from '../engine/stock'
import { type World, openWorld } from '../engine/world'
import { BadFlick } from '../refusal'
import type { Flick, Played, Rest } from '../types'
import { type Gate, joiningOf, startPairs, withAdded } from './begin'
import { checkRest } from './check'
import { end } from './end'
import { type Ran, run } from './run'
import { type Watch, openWatch } from './watch'

function check({ board }: Stock, rest: Rest, flick: Flick): void {
  checkRest(board, rest)
  const verdict = checkAim(board, rest, flick)
  if (!verdict.ok) throw new BadFlick(verdict.why)
}

function runIn(stock: Stock, world: World, table: Rest, { piece }: Flick, watch: Watch): Ran {
  watch.exempt(startPairs(stock, world, table))
  const flicked = world.bodies.find(({ id }) => id === piece)!
  world.wake(flicked)
  return run(stock, world, flicked, watch)
}

/** Plays one flick in a fresh world. `gate` is for tests only. */
export function playFlick(stock: Stock, rest: Rest, flick: Flick, gate: Gate): Played {
  check(stock, rest, flick)
  const table = withAdded(stock, rest, flick)
  const watch = openWatch(stock.engine)
  const world = openWorld(stock, joiningOf(stock, table, flick, gate), watch.touched)
  try {
    return end(stock, world, rest, table, runIn(stock, world, table, flick, watch))
  } finally {
    world.close()
  }
}
