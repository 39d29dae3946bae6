/** By the key of a question: what a newcomer may do. */
const SAY: Readonly<Record<string, string>> = {
  turn:
    'Two different actions make a turn. Move onto a planet first, then exploit it for cards. Cards pay for ' +
    'what you build there.',
  move: 'Flick a die towards a planet: a part of it over the circle will do. At home you may turn it first.',
  attacker: 'A high face makes a strong attacker.',
  target: 'A near die with a low face is easier prey: the attacker wins ties.',
  cards:
    'The number on a covered side adds to the face of your die. A card that is played can still pay later.',
  attack: 'Touch the target softly: if it slides farther than the Hyperspace token is long, it gets away.',
  again: 'Look at how it lies: you may leave it so, or put everything back and flick again.',
  limit: 'Nine cards are all that one may keep.',
  retreat: 'You got away: put the die on a planet that yields what you need.',
}

export const coach = (key: string): string | null => SAY[key] ?? null
