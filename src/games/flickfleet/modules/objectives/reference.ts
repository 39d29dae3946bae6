import type { ModuleReference } from '../../rules/module'

export const reference: ModuleReference = {
  chapter: 'obstacles',
  entries: [
    {
      id: 'objectives',
      title: 'Objectives',
      text: [
        'The first capital ship that touches an objective picks it up and has its benefit.',
        'Whatever else touches it destroys it: a wing, a die, a mine. Then its benefit is lost.',
        'They lie face down; which one it is shows when it is picked up.',
      ],
      house: [
        'Whoever picks one up plays on: it is no collision.',
        'It is a disc 2.5 cm across. A civilian that leaves the table takes its objective with it.',
        'Where a civilian died on its track the objective lies beside it, so that the convoy passes.',
      ],
      places: ['000:495-498', '000:770-772'],
      decisions: ['D-84', 'D-102', 'H-TOKEN'],
      related: ['benefits', 'tech-transfer'],
    },
    {
      id: 'benefits',
      title: 'What objectives are good for',
      text: [
        'Target, Extra Shield, Nanobots, Power Core: one of each.',
        'Extra Shield: room for one more shield cube. Nanobots: Engineering twice.',
        'Power Core: three actions.',
      ],
      house: [
        'Target: once in an activation the number of a die that has hit may be rolled anew; either counts.',
        'The cube of the Extra Shield is there at once. Nanobots put back two things in one action.',
        'A benefit is lost with its ship.',
      ],
      places: ['000:763', '000:775-776'],
      decisions: ['D-84', 'H-OBJ'],
      related: ['objectives', 'engineering', 'activation'],
    },
  ],
  terms: [
    {
      word: 'Objective',
      entry: 'objectives',
      means: 'A token that helps the capital ship that picks it up.',
    },
  ],
}
