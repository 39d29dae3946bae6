import { games } from '#games'
import { boardFor, type Base } from '../../games/kit'
import { hintFor, type Hint } from '../../players/bots/hint'
import { think, type Decision, type Thinking } from '../../players/bots/think'
import { loadShelf } from '../shelf'
import { SIGNAL, type Job } from './job'

/** A thread that thinks for bots: the server's own loop never waits for a flick. */

const shelf = loadShelf()

export default async function decide(job: Job): Promise<Decision | Hint> {
  const { what, outlook, hand, seed } = job
  const game = games.find(({ id }) => id === job.game)!
  const mind = {
    game,
    table: (await shelf).tables(boardFor(game, outlook.before as Base)),
    outlook,
    hand,
    seed,
  }
  return what === 'decide' ? think(mind, thinking(job)) : hintFor(mind, thinking(job))
}

/** Nobody waits longer for a decision, ms: on a slow machine, or at a hard question, it tries less. */
const MOST = 1800

function thinking({ tries, signal }: Job): Thinking {
  const until = performance.now() + MOST
  return {
    budget: tries,
    hurry(share) {
      Atomics.store(signal, SIGNAL.share, Math.round(share * 1000))
      return Atomics.load(signal, SIGNAL.hurry) === 1 || performance.now() > until
    },
  }
}
