import type { Chapter } from '../../../kit'

/** 001:36-53, 250-254: rounds, turns, and what a ship may do in one. */
export const play: Chapter = {
  id: 'play',
  title: 'Rounds and turns',
  entries: [
    {
      id: 'who-starts',
      title: 'Who starts a round',
      text: [
        'Round 1 is started by whoever has more ships on the table; with equally many, by the Uprising.',
        'After that, whoever made the last activation of a round goes second in the next.',
      ],
      house: [
        'Capital ships and wings on the table are counted; wings aboard and ' +
          'reinforcements are not, nor points.',
        'Without an Uprising player a tie goes to the Imperium; a drawn lot ' +
          'decides between two of one faction.',
        'If the one who should start has no ship to activate, the other goes on.',
      ],
      places: ['001:37', '001:250'],
      decisions: ['D-01', 'D-02', 'D-03'],
      related: ['round'],
    },
    {
      id: 'round',
      title: 'A round',
      text: [
        'It begins with purple cubes: one for each capital ship and each wing in play.',
        'The players take turns; in each a ship with a cube loses it and acts.',
        'Who has no cubes left is passed over: the other goes on alone.',
        'When no cube is left the round is over and the next one begins.',
      ],
      house: ['Nobody may pass while a ship of theirs has a cube.'],
      places: ['001:36-37', '001:39-41', '001:252'],
      decisions: ['D-06'],
      related: ['activation', 'who-starts'],
    },
    {
      id: 'activation',
      title: 'Activating a ship',
      text: [
        'Take the cube off one of your ships and let it do one or two actions.',
        'The two must differ: move, fire, recharge, launch, repair.',
        'After that the turn goes to the other player.',
      ],
      house: [
        'Doing nothing is allowed as well: the activation can be ended at any time.',
        'Two locations are two different actions, even when they do the same; one location acts once.',
      ],
      places: ['001:40-45', '001:252-253'],
      decisions: ['D-04', 'D-05', 'D-06'],
      related: ['round', 'dashboard', 'wings'],
    },
    {
      id: 'wings',
      title: 'What wings can do',
      text: [
        'A wing has two actions, moving and firing, whichever comes first, and no others.',
        'It fires one die for each piece it has left: fighters a D10, bombers a D6.',
        'Fighters are flicked anywhere on their rim, bombers on their rear faces only.',
      ],
      house: ['How many dice it has is counted when it begins to fire.'],
      places: ['001:44-53', '001:254'],
      decisions: ['D-36'],
      related: ['fighter-wing', 'bomber-wing', 'firing'],
    },
  ],
}
