import { inWords, type Chapter } from '../../../kit'
import { classes } from '../../data'
import { cubes, discs } from '../../data/box'
import { fleetOf } from '../counts'

const total = Object.values(discs).reduce((sum, one) => sum + one, 0)

/** 001:5-35, 249: what lies in the box and how a battle is laid out. */
export const setup: Chapter = {
  id: 'setup',
  title: 'Setting up',
  entries: [
    {
      id: 'components',
      title: 'What is in the box',
      text: [
        'Destroyers, carriers and dreadnoughts are capital ships; each has a dashboard.',
        'Fighter and bomber wings have none: the pieces of a wing show what is left of it.',
        `${total} discs stand for the locations of the ships: ${discs.red} red, ${discs.white} white, ` +
          `${discs.blue} blue, ${discs.yellow} yellow, ${discs.orange} orange, ${discs.black} black.`,
        `${cubes.shield} white cubes are shields, ${cubes.hull} grey ones hull, ${cubes.activation} purple ` +
          'ones mark who may still act.',
        'A black D6 and a red D10 are what ships fire.',
      ],
      places: ['001:5-20'],
      related: ['fleet-supply', 'dashboard'],
    },
    {
      id: 'choose-battle',
      title: 'Choosing battle and sides',
      text: [
        'A game is one of the scenarios or a fair battle; beginners take the introductory scenario.',
        'The players agree who has the Uprising and who the Imperium.',
        'If they do not agree, the Uprising goes to whoever broke a law last.',
        'The table is a square with sides of about 90 cm.',
      ],
      house: ['A piece is off the table as soon as its centre is outside the square.'],
      places: ['001:21-24', '001:163', '001:249'],
      decisions: ['D-14', 'H-EDGE'],
      related: ['introductory', 'fair-fleets', 'leaving'],
    },
    {
      id: 'introductory',
      title: 'Introductory scenario',
      text: [
        `The Uprising has ${fleetOf('introductory', 'uprising')}.`,
        `The Imperium has ${fleetOf('introductory', 'imperium')}.`,
        'There are no special rules; whoever has destroyed every enemy ship wins.',
      ],
      house: [
        'The Uprising fighter wing starts on the table, the wings of the carrier start aboard.',
        'The Uprising places first; or everything starts in the standard places, and nothing is placed.',
      ],
      places: ['001:25-32'],
      decisions: ['D-07', 'D-08'],
      related: ['placing', 'last-standing'],
    },
    {
      id: 'placing',
      title: 'Placing ships',
      text: [
        'In a scenario the rear edge of a ship stands 5 cm from the own edge of the table.',
        'In a fair battle it stands anywhere up to 5 cm from that edge, facing any way, ' +
          'one ship at a time in turn.',
        'Dashboards lie beside the table.',
      ],
      house: [
        'In a scenario ships face the table, and this one puts them at exactly 5 cm. ' +
          'For a wing its nearest point counts.',
        'Where nothing else is said, whoever begins round 1 places first.',
      ],
      places: ['001:33', '001:177'],
      decisions: ['D-08', 'D-09'],
      related: ['fair-setup', 'filling-dashboards'],
    },
    {
      id: 'filling-dashboards',
      title: 'Filling the dashboards',
      text: [
        'Every space is filled: a white cube for a shield, a grey one for hull, discs for locations.',
        'A dreadnought carries two fighter wings, a carrier two fighter wings and a bomber wing.',
        `A wing has ${inWords(classes['fighter_wing']!.pieces)} pieces and loses them one after another.`,
      ],
      places: ['001:34-35'],
      related: ['dashboard', 'launching'],
    },
  ],
}
