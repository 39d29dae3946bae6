import { teller, type AboutOne, type Words } from './tell'

/** What the log of the base rules tells of. Modules have words of their own. */
export const words = {
  activated: { entry: 'activation', kind: 'quiet' },
  toss: { entry: 'who-starts', kind: 'quiet' },
  placed: { entry: 'placing', kind: 'placed' },
  arrives: { entry: 'reinforcements', kind: 'arrives' },
  'no room': { entry: 'reinforcements', kind: 'quiet' },

  // Moving.
  moves: { entry: 'moving', kind: 'quiet', motion: 'piece' },
  collision: { entry: 'collision', kind: 'contact' },
  'cut short': { entry: 'temporary-obstacles', kind: 'contact' },
  back: { entry: 'pushed-off', kind: 'placed' },
  left: { entry: 'leaving', kind: 'lost' },
  ram: { entry: 'ramming', kind: 'contact', motion: 'piece', begins: true },
  'ram rolled': { entry: 'ram-damage', kind: 'quiet', begins: true },
  launch: { entry: 'launching', kind: 'arrives' },
  'lost aboard': { entry: 'launching', kind: 'lost' },

  // Firing.
  fires: { entry: 'firing', kind: 'die hits', motion: 'die', begins: true },
  miss: { entry: 'firing', kind: 'quiet', motion: 'die' },
  wild: { entry: 'wild-shot', kind: 'wild', motion: 'die' },
  blocked: { entry: null, kind: 'die stopped', motion: 'die' },

  // Damage: one line a point, with all gates on its way.
  shield: { entry: 'damage', kind: 'shields' },
  armour: { entry: 'damage', kind: 'armour' },
  disc: { entry: 'damage', kind: 'disc' },
  hull: { entry: 'damage', kind: 'hull' },
  destroyed: { entry: 'damage', kind: 'lost' },
  'weak spot': { entry: 'weak-spot', kind: 'lost' },
  piece: { entry: 'wing-damage', kind: 'piece' },
  'last piece': { entry: 'wing-damage', kind: 'lost' },
  recharge: { entry: 'shield-generator', kind: 'recharged' },
  repair: { entry: 'engineering', kind: 'repaired' },

  // Obstacles.
  'pushed off': { entry: 'static-and-mobile', kind: 'taken' },
} as const satisfies Words

export type AboutWord = AboutOne<typeof words>

export const tell = teller<typeof words>()
