/** Separate levels for what the table, the tokens and the notices sound like. */
export type Group = 'table' | 'tokens' | 'notices'

/** How a sound is made: tones that die away and a band of noise. Hz, seconds, shares from 0 to 1. */
export interface Recipe {
  group: Group
  /** What it is called in the log. */
  caption: string
  tones: readonly number[]
  seconds: number
  noise: number
  /** The middle of the noise. */
  band: number
  level: number
  /** The same again, so many seconds later each. */
  again?: readonly number[]
}

const table = (
  caption: string,
  tones: readonly number[],
  seconds: number,
  noise: number,
  band: number,
): Recipe => ({ group: 'table', caption, tones, seconds, noise, band, level: 0.7 })

const token = (caption: string, pitch: number, again?: readonly number[]): Recipe => ({
  group: 'tokens',
  caption,
  tones: [pitch, pitch * 2.4],
  seconds: 0.09,
  noise: 0.4,
  band: pitch * 3,
  level: 0.45,
  ...(again ? { again } : {}),
})

const notice = (caption: string, tones: readonly number[], again: readonly number[]): Recipe => ({
  group: 'notices',
  caption,
  tones,
  seconds: 0.35,
  noise: 0,
  band: 1000,
  level: 0.3,
  again,
})

/** Direction, section 7: made here, nothing recorded. */
export const RECIPES = {
  push: table('tick', [1900], 0.03, 0.8, 3200),
  'push die': table('click', [2600], 0.025, 0.6, 4200),
  rattle: table('rattle', [1400], 0.035, 0.7, 2400),
  clack: table('clack', [2300, 3700, 5100], 0.12, 0.35, 4200),
  tap: table('tap', [1700, 2900], 0.06, 0.5, 3000),
  drop: table('drop', [150, 95], 0.16, 0.5, 320),
  shield: token('pick-up, light', 720),
  disc: token('pick-up, medium', 480),
  hull: token('pick-up, low', 300),
  piece: token('pick-up, medium', 430),
  armour: { ...token('dull ping', 560), tones: [560, 842], seconds: 0.3, noise: 0.1 },
  lost: { ...token('plate clap', 130), seconds: 0.28, noise: 0.9, band: 500, level: 0.6 },
  repair: token('set down', 520),
  recharge: token('set down twice', 640, [0.14]),
  launch: { ...token('slide', 380), seconds: 0.24, noise: 0.8 },
  turn: notice('two soft notes', [523], [0.16]),
  over: notice('three notes', [392], [0.18, 0.36]),
  released: { ...notice('soft release', [330], []), seconds: 0.08, level: 0.2 },
  passed: { ...notice('faint tick', [1200], []), seconds: 0.03 },
  refused: { ...notice('double tap', [220], [0.09]), seconds: 0.05, noise: 0.4 },
} as const satisfies Record<string, Recipe>

export type SoundName = keyof typeof RECIPES

/** A sound at its time: seconds from now, level from 0 to 1. */
export interface Cue {
  sound: SoundName
  at: number
  level: number
}
