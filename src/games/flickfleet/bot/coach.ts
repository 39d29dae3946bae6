import type { Shown } from '../../kit'
import type { State } from '../state'

/** What to do next, for somebody's first battle: by the question's key. */
const WORDS: Readonly<Record<string, string>> = {
  activate: 'Take a ship that is not too far from an enemy. Each ship acts once a round.',
  shoot:
    'Pull back from your ship, away from the target, and let go. ' +
    'Aim a little past it, so that the die gets there.',
  'lose-piece': 'It makes little difference: the piece is out of the battle either way.',
  'point-blank': 'Declining means that it has to be flicked, and may miss.',
  deploy: 'Far from the corners a ship has more ways to go.',
  'bring-back': 'Point its bow at the middle of the table.',
}

const FIRST_ROUND = 'Move closer first: dice hit best from about the length of a hand.'
const LATER = 'Fire when an enemy is within a hand or two, else move; two different actions in any order.'

/** The sentence for a question. */
export function coach(key: string, { round, active }: Shown<State>): string | null {
  if (key !== 'action') return WORDS[key] ?? null
  return round === 1 && active?.used.length === 0 ? FIRST_ROUND : LATER
}
