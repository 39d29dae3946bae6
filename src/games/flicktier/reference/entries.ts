import type { Chapter, RuleEntry } from '../../kit'

type More = Partial<Pick<RuleEntry, 'house' | 'decisions' | 'related' | 'also'>>

const entry = (id: string, title: string, place: string, text: string[], more: More = {}): RuleEntry => ({
  id,
  title,
  text,
  places: place.split(', ').map((lines) => `004:${lines}`),
  ...more,
})

const setup: Chapter = {
  id: 'setup',
  title: 'Setting up',
  entries: [
    entry(
      'setup',
      'The map',
      '29-36',
      [
        'Two mats make one map with a home in each corner, eight planets and six spaces to explore.',
        'Each planet is given one of four resources by chance; each player begins with a card of each.',
        'Two players play for 9 point tokens with 10 missions, three for 11 with 12, four for 14 with 15.',
      ],
      { house: ['Where the circles lie, what they are called and how large they are.'] },
    ),
    entry('start-player', 'Who begins', '37', ['Play goes clockwise.'], {
      house: ['Chance says who begins.'],
      decisions: ['D-41'],
    }),
  ],
}

const turns: Chapter = {
  id: 'actions',
  title: 'A turn',
  entries: [
    entry(
      'actions',
      'Two different actions',
      '52-60',
      [
        'A turn has up to two different actions, in any order.',
        'They are Move, Attack, Build, Exploit, Complete Mission, Upgrade and Return.',
      ],
      { decisions: ['D-01'] },
    ),
    entry(
      'on-a-space',
      'Being on a planet',
      '62',
      ['A die is on a planet or space when any part of it, seen from above, is over the circle.'],
      { decisions: ['D-07'], also: ['circle', 'touching'] },
    ),
    entry(
      'move',
      'Move',
      '66-72',
      [
        'Flick one die twice, or two dice once each.',
        'Whatever is struck goes back, place and face; the flicked die stays where it came to rest.',
        'On its own home a die may be turned to any side first; elsewhere it keeps its side.',
        'A Move is not interrupted by another action.',
      ],
      {
        house: [
          'A die that would lie on another is shifted clear of it.',
          'Only dice within 6 cm of the flicked one can be slid aside.',
        ],
        decisions: ['D-03', 'D-05', 'D-06'],
        also: ['flick', 'turn a die'],
      },
    ),
    entry(
      'off-the-table',
      'Off the table',
      '143',
      ['A die that leaves the table is of no use until a Return brings it home.'],
      { decisions: ['D-10'] },
    ),
  ],
}

const fights: Chapter = {
  id: 'attack',
  title: 'Fighting',
  entries: [
    entry(
      'attack',
      'Attack',
      '76-84',
      [
        'Name one of your dice and a die of another, however far away.',
        'You must play a card face down, the defender may; then flick your die once.',
      ],
      { decisions: ['D-18'], related: ['attack-results', 'combat'] },
    ),
    entry(
      'attack-results',
      'Hit, escape or miss',
      '86-91, 93-95',
      [
        'Touched and moved no farther than the Hyperspace token is long, it comes to a fight.',
        'Moved farther, or off the table, it has escaped: its player puts it anywhere on the map.',
        'Not touched is a miss. After an escape or a miss the cards go back into the hands, unseen.',
      ],
      {
        house: ['The token is 75 mm long. What counts is the way of the middle of the die.'],
        decisions: ['D-11', 'D-12', 'D-13', 'D-16'],
      },
    ),
    entry(
      'combat',
      'The fight',
      '86-89',
      [
        'Each adds the face of the die to the number on the card; the attacker wins ties.',
        "The loser's die goes home. An attacker who wins takes a point token, a defender none.",
        'Played cards stay in front: they can still pay, but fight no more.',
      ],
      { house: ['A die that is off the table has no face to add.'], decisions: ['D-17', 'D-19', 'D-22'] },
    ),
  ],
}

const growth: Chapter = {
  id: 'economy',
  title: 'Growing',
  entries: [
    entry(
      'build',
      'Build',
      '99-107',
      [
        'With a die on one of the eight planets pay the cards and lay one structure there.',
        'One of each kind of yours fits on a planet, whatever others have built there.',
      ],
      { house: ['Costs, and the points of most structures.'], decisions: ['D-25', 'D-26'] },
    ),
    entry(
      'exploit',
      'Exploit',
      '111-113',
      [
        'Take a card for each planet on which you have a ship or a round structure, three at most.',
        'A deck that has run out is made of its discards.',
      ],
      { decisions: ['D-24', 'D-31'], also: ['cards', 'resources'] },
    ),
    entry(
      'hand-limit',
      'Nine cards',
      '115',
      ['At the end of your turn you keep nine cards, those in front of you included.'],
      { decisions: ['D-32'] },
    ),
    entry(
      'missions',
      'Complete Mission',
      '119-129',
      [
        'Meet the need of one mission that lies face up, and lay it face down before you.',
        'Deliver: a ship on the planet, and the cards. Explore: a ship over the space; its ? token is yours.',
        'The next card of the deck is turned up.',
      ],
      { house: ['All missions and what they are worth.'], decisions: ['D-33', 'D-34', 'D-35'] },
    ),
    entry(
      'upgrade',
      'Upgrade',
      '133-139',
      [
        'Pay a level of one of your two tracks: it holds from now on. One a turn.',
        '+1 Move gives a third flick, -1 Resource makes each building one card cheaper.',
      ],
      { house: ['What stands on which track, and most costs.'], decisions: ['D-29', 'D-30'] },
    ),
    entry(
      'return',
      'Return',
      '143-145',
      ['Bring any number of your dice home, from the map or from off it; a bug on them is gone.'],
      { decisions: ['D-51'] },
    ),
  ],
}

const ending: Chapter = {
  id: 'ending',
  title: 'The end',
  entries: [
    entry(
      'the-end',
      'How it ends',
      '149-157',
      [
        'The end comes when the last point token is claimed, somebody has built everything, or a mission ' +
          'should be drawn and there is none.',
        'That turn is finished; then everybody has one more, who brought it about last.',
        'The longer game waits for two of the three.',
      ],
      {
        house: ['After the agreed number of rounds the last round begins at the latest.'],
        decisions: ['D-27', 'D-38', 'D-39'],
      },
    ),
    entry(
      'scoring',
      'Points',
      '161-165',
      [
        'Structures, point tokens, missions and ? tokens, and what upgrades add.',
        'A tie goes to the higher sum of combat numbers in hand; who is still tied wins together.',
      ],
      { decisions: ['D-40'] },
    ),
    entry('solo', 'Alone against raiders', '149', ['The rulebook has no rules for one player.'], {
      house: [
        'A raider die waits on each home that nobody has. After each of your turns a card is turned over.',
        '1 or 2: the raider nearest to a ship of yours comes to 25 mm from it. 3: it attacks it as well.',
        '4: the mission that lay face up longest is taken away.',
        'It ends as usual, or after 20 turns: 15 points are Charted, 22 Settled, 30 Dominant.',
      ],
      decisions: ['D-54'],
    }),
  ],
}

const factions: Chapter = {
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

export const chapters: readonly Chapter[] = [setup, turns, fights, growth, ending, factions]
