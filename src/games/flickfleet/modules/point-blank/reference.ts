import type { ModuleReference } from '../../rules/module'

export const reference: ModuleReference = {
  chapter: 'combat',
  after: 'firing',
  entries: [
    {
      id: 'point-blank',
      title: 'Too close to miss',
      text: [
        'If both players agree that a miss is impossible, the shot hits.',
        'The die is then simply rolled beside the table.',
      ],
      house: [
        'It can be offered from 15 mm or less with nothing between the nearest points of the two ships.',
        'The other player accepts or declines. Nothing on the table moves. It is a switch of the set-up.',
      ],
      places: ['001:87'],
      decisions: ['D-38'],
      related: ['firing'],
      also: ['near', 'adjacent', 'range'],
    },
  ],
}
