import { seatsWith, type AnyGame } from '../../games/kit'
import { newCrew } from '../bulk/crew'
import { progressBar } from '../bulk/progress'
import { linesIn, missingOf, playNumbers } from '../bulk/series'
import { scaleOf, type Scale } from './scale'

export interface Weighing {
  game: AnyGame
  player: string
  seed: number
  /** Of each set-up. */
  matches: number
  workers: number
  out: string
}

/** Plays every set-up of a game with equal players; goes on where the file ends. */
export async function weigh({ game, player, matches, ...rest }: Weighing): Promise<Scale[]> {
  const { setups } = game
  const [crew, lines] = [newCrew(rest.workers), linesIn(rest.out)]
  const bar = progressBar(matches * setups.length)
  try {
    for (const setup of setups) {
      const { id } = setup
      const many = { ...rest, game, setup: id, choices: setup.measured ?? {} }
      const numbers = missingOf(
        matches,
        lines.filter(({ setup }) => setup === id),
      )
      await playNumbers(
        { many, crew, lines },
        numbers,
        () => seatsWith(setup, many.choices).map(() => player),
        { done: () => false, show: () => bar.show(lines.length, id) },
      )
    }
  } finally {
    bar.clear()
    await crew.close()
  }
  return setups.map((setup) =>
    scaleOf(
      { name: setup.name, seats: seatsWith(setup, setup.measured ?? {}) },
      lines.filter((line) => line.setup === setup.id),
    ),
  )
}
