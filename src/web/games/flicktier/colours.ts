import type { Resource } from '../../../games/flicktier'

/** The coloured side of a card, and the token on a planet; the letter tells it too. */
export const RESOURCES: Readonly<Record<Resource, { letter: string; colour: string }>> = {
  quantum: { letter: 'Q', colour: '#b79ce6' },
  tech: { letter: 'T', colour: '#8fcfdc' },
  alloy: { letter: 'A', colour: '#dfb27c' },
  biomass: { letter: 'B', colour: '#9ccf8b' },
}
