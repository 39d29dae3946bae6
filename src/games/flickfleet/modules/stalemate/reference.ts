import type { ModuleReference } from '../../rules/module'

export const reference: ModuleReference = {
  chapter: 'ending',
  after: 'last-standing',
  entries: [
    {
      id: 'stalemate',
      title: 'A draw after quiet rounds',
      text: ['When little is left on both sides the players may prefer Exhaustion to a draw or a long end.'],
      house: [
        'A round is quiet when nobody lost a cube, disc, hull, piece or ' +
          'ship and no scenario count has grown.',
        'After ten quiet rounds in a row either player may claim a draw; after fifteen it is one.',
      ],
      places: ['001:107-108'],
      decisions: ['D-57a'],
      related: ['exhaustion', 'last-standing'],
      also: ['stalemate', 'tie', 'endless'],
    },
  ],
}
