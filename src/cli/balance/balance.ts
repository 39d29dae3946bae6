import { seatsWith, type AnyGame, type Choices, type Setup } from '../../games/kit'
import { newCrew } from '../bulk/crew'
import type { MatchLine } from '../bulk/line'
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

/** What is weighed by itself: a set-up with its choices. */
interface Load {
  setup: Setup
  choices: Choices
}

const loadsOf = ({ setups }: AnyGame): Load[] =>
  setups.flatMap((setup) => (setup.measured ?? [{}]).map((choices) => ({ setup, choices })))

const isOf =
  ({ setup, choices }: Load) =>
  (line: MatchLine): boolean =>
    line.setup === setup.id &&
    Object.entries(choices).every(([id, is]) => JSON.stringify(line.choices[id]) === JSON.stringify(is))

/** By its choices too where a set-up is weighed with several. */
const nameOf = ({ setup, choices }: Load): string =>
  (setup.measured ?? []).length > 1
    ? [setup.name, ...seatsWith(setup, choices).map(({ name }) => name)].join(', ')
    : setup.name

/** Plays every set-up of a game with equal players; goes on where the file ends. */
export async function weigh({ game, player, matches, ...rest }: Weighing): Promise<Scale[]> {
  const loads = loadsOf(game)
  const [crew, lines] = [newCrew(rest.workers), linesIn(rest.out)]
  const bar = progressBar(matches * loads.length)
  try {
    for (const load of loads) {
      const { setup, choices } = load
      await playNumbers(
        { many: { ...rest, game, setup: setup.id, choices }, crew, lines },
        missingOf(matches, lines.filter(isOf(load))),
        () => seatsWith(setup, choices).map(() => player),
        { done: () => false, show: () => bar.show(lines.length, setup.id) },
      )
    }
  } finally {
    bar.clear()
    await crew.close()
  }
  return loads.map((load) =>
    scaleOf({ name: nameOf(load), seats: seatsWith(load.setup, load.choices) }, lines.filter(isOf(load))),
  )
}
