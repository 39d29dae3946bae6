import type { Chapter } from '../../../kit'

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
  ],
}
