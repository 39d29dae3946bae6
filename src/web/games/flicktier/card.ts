import type { GameCard } from '../card'

export const card: GameCard = {
  name: 'The Final Flicktier',
  line: 'Your ships are dice. Land, build, trade.',
  players: '1 to 4 players',
  credit: { designers: 'Gabe Barrett', publisher: 'Barrett Publishing' },
  there: { id: 'flicktier', load: async () => (await import('./index')).screen },
}
