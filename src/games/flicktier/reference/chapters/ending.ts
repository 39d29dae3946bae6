import type { Chapter } from '../../../kit'
import { entry } from '../entry'

export const ending: Chapter = {
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
