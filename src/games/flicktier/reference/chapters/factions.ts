import type { Chapter } from '../../../kit'
import { entry } from '../entry'

export const factions: Chapter = {
  id: 'factions',
  title: 'Factions',
  entries: [
    entry(
      'uea',
      'The United Earth Alliance',
      '171-181',
      [
        'Two D6 and a D8. Colonies yield cards.',
        'It may get a second try in each Move, and two points more for each colony.',
      ],
      { decisions: ['D-42'] },
    ),
    entry(
      'warp-gate',
      'Warp gates',
      '177',
      [
        'With the upgrade one ship goes from a planet with a gate to another, once a turn, for no action.',
        'Earth has a gate from the beginning; it counts nothing.',
      ],
      { decisions: ['D-28', 'D-43'] },
    ),
    entry(
      'noxian',
      'The Noxian Empire',
      '185-197',
      [
        'Two D8 and a D12. Outposts yield cards; a beaten ship may go to an armory.',
        'Its upgrades make cards stronger, give a second try in an Attack, and a point more for each token.',
      ],
      { decisions: ['D-42', 'D-52'] },
    ),
    entry(
      'korivali',
      'The Korivali Trade Federation',
      '201-211',
      ['Three D6. Markets yield cards. Each Deliver mission may count one point more.'],
      { decisions: ['D-37'] },
    ),
    entry(
      'warehouse',
      'Warehouses',
      '207',
      ['With the upgrade, and a ship beside a warehouse, a card is traded for one of another kind.'],
      { house: ['Once a turn.'], decisions: ['D-44'] },
    ),
    entry(
      'claim-tokens',
      'Claim tokens',
      '209',
      ['With the upgrade two Deliver missions can be kept from the others, each for a round.'],
      { decisions: ['D-45'] },
    ),
    entry(
      'surge',
      'The Surge',
      '215-233',
      [
        'Two D4 and a D6, the mothership. Hives yield cards; there are seven hatcheries.',
        'A beaten mothership may stay where it is, once it has the upgrade.',
      ],
      { decisions: ['D-53'] },
    ),
    entry(
      'bug',
      'The bug',
      '223-229',
      [
        'With the upgrade the bug is flicked before the first action: the first die of others it touches ' +
          'obeys the Surge.',
        'It comes off when it is flicked again, when a flicked die knocks it off, or when its die returns.',
      ],
      { house: ['A push of 5 mm knocks it off.'], decisions: ['D-46', 'D-47', 'D-49', 'D-50'] },
    ),
  ],
}
