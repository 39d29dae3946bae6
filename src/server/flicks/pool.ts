import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { Flicked, Match } from '../../match'
import { again } from '../threads/again'
import { newTurnstile } from '../threads/turnstile'
import type { FlickJob, PlayFlick } from './job'

export interface FlickPool {
  play: PlayFlick
  close(): Promise<void>
}

/** One core stays for the sockets. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1))

/** Flicks of one client that are played at once; more wait. */
const PER_CLIENT = 2

/** Threads that flick: first come, first served. `file`: the bundled worker. */
export function openFlicks(file: string): FlickPool {
  const pool = new Piscina<FlickJob, Flicked>({ filename: file, minThreads: 1, maxThreads: THREADS })
  // Told by each flick that fails; the pool goes on.
  pool.on('error', () => {})
  const turnstile = newTurnstile(PER_CLIENT)
  return {
    play: (match, plays, client) =>
      turnstile.pass(client, () =>
        again(() => pool.run({ game: match.game.id, board: boardOf(match), plays })),
      ),
    close: () => pool.destroy(),
  }
}

const boardOf = ({ game, table }: Match): string =>
  Object.keys(game.boards).find((name) => game.boards[name] === table.board)!
