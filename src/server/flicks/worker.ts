import { games } from '#games'
import { flickOf, type Flicked } from '../../match'
import { loadShelf } from '../shelf'
import type { FlickJob } from './job'

/** A thread that plays flicks: the server's own loop never waits for the table. */

const shelf = loadShelf()

export default async function play({ game, board, plays }: FlickJob): Promise<Flicked> {
  const { boards } = games.find(({ id }) => id === game)!
  return flickOf((await shelf).tables(boards[board]!).play, plays)
}
