import type { ModuleReference } from '../../rules/module'

export const reference: ModuleReference = {
  chapter: 'ships',
  entries: [],
  classes: [
    {
      id: 'ram-ship',
      ship: 'ram',
      more: [
        'A ram that comes about costs it one hull cube; it is not destroyed like other ships.',
        'Without a hull cube to give it is destroyed.',
      ],
      house: [
        'It may ram with any number of discs; a switch of the set-up holds it to two, like other ships.',
        'A ram that it survives ends its turn, as every collision does.',
      ],
      places: ['000:321-327'],
      decisions: ['D-24', 'D-42', 'D-44', 'D-88', 'H-GEOM'],
      related: ['ramming', 'ram-damage'],
    },
  ],
}
