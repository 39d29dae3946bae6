/** How much each kind of option is worth a try, by its verb. Modules add theirs. */
export const leanings: Readonly<Record<string, number>> = {
  move: 1,
  ram: 1.5,
  launch: 2,
  recharge: 1,
  repair: 1.2,
  end: 0.05,
  flick: 3,
  stop: 0.03,
}

/** What to do next, for somebody's first battle, by the question's key. Modules add theirs. */
export const coaching: Readonly<Record<string, string>> = {
  activate: 'Take a ship that is not too far from an enemy. Each ship acts once a round.',
  shoot:
    'Pull back from your ship, away from the target, and let go. ' +
    'Aim a little past it, so that the die gets there.',
  'lose-piece': 'It makes little difference: the piece is out of the battle either way.',
  deploy: 'Far from the corners a ship has more ways to go.',
  'bring-back': 'Point its bow at the middle of the table.',
}
