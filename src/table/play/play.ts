import { checkAim } from '../aim'
import type { Stock } from '../engine/stock'
import { type World, openWorld } from '../engine/world'
import { BadFlick } from '../refusal'
import type { Flick, Id, Played, Rest } from '../types'
import { type EnteringGate, joiningOf, lookBefore, withAdded } from './begin'
import { checkRest } from './check'
import { type Finished, end } from './end'
import { type Ran, run } from './run'
import { type Watch, openWatch } from './watch'
import { type Zone, solid, zonesOf } from './zones'

function check({ board }: Stock, rest: Rest, flick: Flick): void {
  checkRest(board, rest)
  const verdict = checkAim(board, rest, flick)
  if (!verdict.ok) throw new BadFlick(verdict)
}

type Look<T> = (finished: Finished) => T

function runIn(stock: Stock, world: World, piece: Id, watch: Watch, zones: readonly Zone[]): Ran {
  const flicked = world.bodies.find(({ id }) => id === piece)!
  world.wake(flicked)
  return run(stock, { world, flicked, watch, zones })
}

/** Runs one flick in a fresh world and lets `look` take from it what it wants. */
export function simulate<T>(stock: Stock, rest: Rest, flick: Flick, gate: EnteringGate, look: Look<T>): T {
  check(stock, rest, flick)
  const [table, zones] = [withAdded(stock, solid(rest), flick), zonesOf(stock.board, rest)]
  const watch = openWatch(stock.engine)
  const world = openWorld(stock, joiningOf(stock, table, flick, gate), watch.touched)
  try {
    const before = lookBefore(stock, world, table, flick)
    const pairs = before.hits.map(({ pair }) => pair)
    watch.exempt(before.touching, pairs)
    const ran = runIn(stock, world, flick.piece, watch, zones)
    return look({ world, table, before, ran })
  } finally {
    world.close()
  }
}

/** Plays one flick. `gate` is for tests only. */
export const playFlick = (stock: Stock, rest: Rest, flick: Flick, gate: EnteringGate): Played =>
  simulate(stock, rest, flick, gate, (finished) => end(stock, rest, finished))
