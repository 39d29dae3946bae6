import { games } from '../../games'
import { think, type Decision } from '../../players/bots/think'
import { loadShelf } from '../shelf'
import { SIGNAL, type Job } from './job'

/** A thread that thinks for bots: the server's own loop never waits for a flick. */

const shelf = loadShelf()

export default async function decide({
  game: id,
  outlook,
  hand,
  tries,
  seed,
  signal,
}: Job): Promise<Decision> {
  const game = games.find((one) => one.id === id)!
  const table = (await shelf).tableOf(game)
  return think(
    { game, table, outlook, hand, seed },
    {
      budget: tries,
      hurry(share) {
        Atomics.store(signal, SIGNAL.share, Math.round(share * 1000))
        return Atomics.load(signal, SIGNAL.hurry) === 1
      },
    },
  )
}
