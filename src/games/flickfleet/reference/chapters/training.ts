import type { RuleEntry } from '../../../kit'
import { classes } from '../../data'
import { arriving, fleetOf, roundsOf } from '../counts'

const discs = (name: string): number =>
  classes['prototype_dreadnought']!.locations.find((one) => one.name === name)!.discs

const later = arriving('training_wheels', 'imperium')
const round = roundsOf('training_wheels', 'imperium')

/** 001:210-221. */
export const training: readonly RuleEntry[] = [
  {
    id: 'training-wheels',
    title: 'Training wheels: fleets and placing',
    text: [
      `The Imperium has ${fleetOf('training_wheels', 'imperium')}; ${later} join in round ${round}.`,
      `The Uprising has ${fleetOf('training_wheels', 'uprising')}.`,
      'The Imperium places first, then the Uprising, rear edges 5 cm from the own edge.',
    ],
    places: ['001:210-216', '001:219'],
    decisions: ['D-09', 'D-99'],
    related: ['prototype', 'training-end', 'reinforcements'],
  },
  {
    id: 'prototype',
    title: 'The prototype dreadnought',
    text: [
      'It may launch both fighter wings as one action.',
      `Its Nukes have ${discs('Nukes')} discs and dice, its Defence Grid ${discs('Defence Grid')}.`,
    ],
    places: ['001:217-218'],
    related: ['training-wheels', 'dreadnought', 'launching'],
  },
  {
    id: 'training-end',
    title: 'Training wheels: winning',
    text: ['The Uprising wins if it destroys the dreadnought; in every other case the Imperium wins.'],
    house: ['That is decided once the dreadnought is gone, or once no Uprising ship is left.'],
    places: ['001:220-221'],
    decisions: ['D-104'],
    related: ['training-wheels', 'last-standing'],
  },
]
