import type { Chapter } from '../../../kit'
import { hitsOf } from '../counts'

/** 001:115-124: scenery. */
export const obstacles: Chapter = {
  id: 'obstacles',
  title: 'Obstacles',
  entries: [
    {
      id: 'obstacles',
      title: 'Kinds of obstacles',
      text: [
        'All scenery is an obstacle: static or mobile, and permanent or temporary.',
        'Whatever is at hand may be one: a coin, a bowl, a mug.',
        'They are cover, and make it dangerous to cross the table.',
      ],
      house: ['In a fair battle you say of each free obstacle which of these it is.'],
      places: ['001:115-116', '001:124'],
      related: ['static-and-mobile', 'permanent-obstacles', 'temporary-obstacles', 'fair-setup'],
    },
    {
      id: 'static-and-mobile',
      title: 'Static and mobile',
      text: [
        'A static obstacle stays where it is: whatever moves it, it goes back. Stars, moons and planets are.',
        'A mobile one stays where a ship or die pushed it; moved by a hand by accident, it goes back.',
      ],
      house: [
        'Here what is static cannot be moved at all.',
        'A resting ship that a pushed obstacle touches takes no harm: only who was moving does.',
      ],
      places: ['001:117-118'],
      decisions: ['D-22', 'D-76'],
      related: ['obstacles'],
    },
    {
      id: 'permanent-obstacles',
      title: 'Permanent obstacles',
      text: [
        'They cannot be damaged, not by area effects either. Stars, moons, planets and comets are permanent.',
        'A ship that hits one is destroyed at once.',
        'A die that hits one first damages nothing it hits afterwards.',
      ],
      house: [
        'Ships that such a die pushed before stay where they are, unless the scenario puts them back.',
        'A ship that a die pushes into one is destroyed as well, unless the shot was wild.',
        'Nebulae and rifts of other boxes have rules of their own: ships may enter them.',
      ],
      places: ['001:119'],
      decisions: ['D-39', 'D-40', 'D-72', 'D-73', 'D-80'],
      related: ['obstacles', 'temporary-obstacles'],
    },
    {
      id: 'temporary-obstacles',
      title: 'Temporary obstacles',
      text: [
        'A ship that runs into one deals it two damage, and its turn ends.',
        'With shields the ship loses all its cubes and the disc of its Shield Generator.',
        'Without, it takes two points at a location rolled with a D6, as from a nuke.',
        'A die that hits one first damages it, and nothing else afterwards. Area effects damage it too.',
      ],
      house: [
        'A wing that runs into one loses two pieces, as from a nuke.',
        'A ship that a die pushed into one counts as running into it; the turn of the shooter goes on.',
        `A coin takes ${hitsOf('coin')} damage before it is gone, a mug ${hitsOf('mug')}, ` +
          `a bowl or a plate ${hitsOf('bowl')}.`,
        'Asteroids of other boxes lose rings or wedges.',
      ],
      places: ['001:120-123'],
      decisions: ['D-19', 'D-27', 'D-39', 'D-45', 'D-74', 'D-75', 'D-76', 'D-80'],
      related: ['obstacles', 'nuke-damage', 'ram-damage'],
    },
  ],
}
