/** How strong a bot is: how steady its hand, and how much it tries before it decides. */
export interface Level {
  id: string
  name: string
  /** What a person should know before choosing it. */
  about: string
  hand: Hand
  /** Flicks that are tried on the table before each decision, at most. */
  tries: number
}

/** One standard deviation of what its flicks miss by (after FastFiz and the curling papers). */
export interface Hand {
  /** Degrees. */
  bearing: number
  /** A share of the speed: 0.05 is 5 %. */
  speed: number
  /** Along the edge, mm. */
  contact: number
}

/** Weakest first. The spread of the hands is that of H-PHYS: 1 to 4 degrees, 3 to 10 %. */
export const LEVELS: readonly Level[] = [
  {
    id: 'cadet',
    name: 'Cadet',
    about: 'First day at the table: a shaky hand, and no plan beyond the next flick.',
    hand: { bearing: 4, speed: 0.1, contact: 4 },
    tries: 8,
  },
  {
    id: 'pilot',
    name: 'Pilot',
    about: 'Flicks like most people do, and looks at a few ways to do it.',
    hand: { bearing: 2.5, speed: 0.06, contact: 2.5 },
    tries: 40,
  },
  {
    id: 'ace',
    name: 'Ace',
    about: 'A steady hand that tries many flicks in its head first.',
    hand: { bearing: 1.5, speed: 0.04, contact: 1.5 },
    tries: 80,
  },
  {
    id: 'admiral',
    name: 'Admiral',
    about: 'Hardly ever misses what it means to hit, and thinks long.',
    hand: { bearing: 0.5, speed: 0.015, contact: 0.5 },
    tries: 240,
  },
]

export const levelNamed = (id: string): Level | undefined => LEVELS.find((level) => level.id === id)
