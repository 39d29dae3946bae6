import type { GameCard } from '../card'

export const card: GameCard = {
  name: 'FlickFleet',
  line: 'Flick ships, then flick the dice they fire.',
  players: '2 players',
  credit: { designers: 'Jackson Pope and Paul Willcox', publisher: 'Eurydice Games' },
  there: {
    id: 'flickfleet',
    picture: {
      small: new URL('picture/small.webp', import.meta.url).href,
      large: new URL('picture/large.webp', import.meta.url).href,
    },
    quick: {
      say: 'The introductory battle, at once with the ships set up',
      choice: 'placing',
      ways: [
        { word: 'standard', say: 'Same screen', icon: 'people' },
        { word: 'by hand', say: 'Place the ships yourselves', icon: 'hand' },
      ],
    },
    pages: [{ at: 'ships', name: 'Ships' }],
    load: async () => (await import('./index')).screen,
  },
}
