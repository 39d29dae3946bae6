import type { ModuleReference } from '../../rules/module'

export const reference: ModuleReference = {
  chapter: 'ships',
  entries: [],
  classes: [
    {
      id: 'civilian-ship',
      ship: 'civilian',
      more: [
        'The second hit destroys it.',
        'If it touches another ship it is destroyed; the other one is unharmed.',
        'A player who controls civilians may only move them.',
      ],
      house: [
        'Whoever moves into a civilian has no more actions.',
        'Any touch counts, whoever moved or was pushed. A nuke is two hits.',
        'It gets a cube like other ships.',
      ],
      places: ['000:481-486'],
      decisions: ['D-85', 'H-CIV'],
      related: ['escort-duty', 'collision'],
    },
  ],
}
