import type { GameCard } from '../../card'

export const card: GameCard = {
  name: 'Turncoats',
  line: 'Lay a card, flick a disc.',
  players: '2 or 4 players',
  credit: { designers: 'nobody', publisher: 'nobody' },
  there: { id: 'turncoats', load: async () => (await import('./index')).screen },
}
