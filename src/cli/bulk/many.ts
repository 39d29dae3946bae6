import { appendFileSync } from 'node:fs'
import { valueOf, worthOf, type AnyGame, type Choice, type Choices, type Json } from '../../games/kit'
import { random } from '../../table/exact'
import { newCrew } from './crew'
import { sayShare } from './interval'
import type { MatchLine, Order } from './line'
import { progressBar } from './progress'

/** What `play --matches` wants. */
export interface Many {
  game: AnyGame
  setup: string
  choices: Choices
  players: string[]
  seed: number
  matches: number
  workers: number
  /** A file that the lines are added to; without it they are printed. */
  out: string
}

/** Plays many matches side by side, a line of JSON for each, and says who wins how often. */
export async function playMany(many: Many): Promise<void> {
  const crew = newCrew(many.workers)
  const bar = progressBar(many.matches)
  const lines: MatchLine[] = []
  const one = async (number: number): Promise<void> => {
    const line = await crew.play(orderOf(many, number))
    lines.push(line)
    tell(many, line)
    bar.show(lines.length)
  }
  try {
    await Promise.all(Array.from({ length: many.matches }, (_, i) => one(i + 1)))
  } finally {
    bar.clear()
    await crew.close()
  }
  console.error(summary(lines))
}

/** Values of the set-up that nobody has chosen (fleets) are drawn for every match; words are as usual. */
export function orderOf({ game, setup, choices, players, seed }: Many, number: number): Order {
  const next = random(`choices ${seed} ${number}`)
  const drawn: Record<string, Json> = {}
  for (const choice of game.setups.find((one) => one.id === setup)?.choices ?? []) {
    const { id, value, words } = choice
    drawn[id] = given(choice, choices[id]) ?? value?.random(next, drawn) ?? words![0]!.id
  }
  return { game: game.id, setup, choices: { ...choices, ...drawn }, players, seed: `${seed} ${number}` }
}

/** A text that cannot be read stays: the game says what is wrong with it. */
function given(choice: Choice, chosen: Json | undefined): Json | undefined {
  const read = chosen === undefined ? undefined : valueOf(choice, chosen)
  return read?.ok ? read.value : chosen
}

function tell({ out }: Many, line: MatchLine): void {
  const text = JSON.stringify(line)
  if (out) appendFileSync(out, `${text}\n`)
  else console.log(text)
}

function summary(lines: readonly MatchLine[]): string {
  const seats = lines[0]?.seats ?? []
  const rows = seats.map((seat, i) => {
    const points = lines.reduce((sum, line) => sum + worthOf(line, seat), 0)
    return `${seat} (${lines[0]!.players[i]}): ${sayShare(points, lines.length)} of ${lines.length} matches`
  })
  const hours = lines.reduce((sum, { seconds }) => sum + seconds, 0) / 3600
  return [...rows, `${hours.toFixed(2)} core-hours`].join('\n')
}
