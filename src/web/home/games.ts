export interface GameCard {
  name: string
  line: string
  mat: 'fleet' | 'wars' | 'tier'
  /** Why it cannot be played yet. */
  why?: string
}

const NOT_YET = 'not on this table yet'

export const GAMES: readonly GameCard[] = [
  { name: 'FlickFleet', line: 'Flick ships, then flick the dice they fire.', mat: 'fleet' },
  { name: 'Flick Wars', line: 'Wooden armies, one target each.', mat: 'wars', why: NOT_YET },
  {
    name: 'The Final Flicktier',
    line: 'Your ships are dice. Land, build, trade.',
    mat: 'tier',
    why: NOT_YET,
  },
]
