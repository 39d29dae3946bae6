import type {
  Confirm,
  Interruption,
  Lens,
  Pointing,
  Px,
  PullReach,
  Sample,
} from '../../players/human/gesture'
import type { Aiming } from '../../players/human'
import type { AtAim } from '../match/model/work'
import type { Settings } from '../settings/settings'

/** Said when letting go only parks. */
export const PARKED = 'The aim is kept. Flick sends it.'

/** What is drawn of a pull, px of the window. */
export interface Pulled {
  centre: Px
  handle: Px
  /** How far one pulls: the ring, and the full pull. */
  reach: PullReach
  /** Letting go now does nothing. */
  cancels: boolean
}

/** Something to hear or feel. */
export type Sign = 'grab' | 'quarter' | 'cancel' | 'refused'

/** What a gesture needs of the page, from its first to its last sample. */
export interface Bench {
  at: AtAim
  lens: Lens
  pointing: Pointing
  /** The shorter side of the screen, CSS px. */
  short: number
  settings: Settings
  confirm: Confirm
  /** Writes the one aim. */
  aim(next: Aiming): void
  /** Sends it. */
  flick(): void
  /** Said politely. */
  say(text: string): void
  /** Why nothing is flicked: heard, said, and shown until something else is tried. */
  refuse(why: string): void
  sign(sign: Sign): void
  draw(pulled: Pulled | null, trail: readonly Px[]): void
  /** The gesture is over: called once, before anything is sent. */
  over(): void
}

/** A gesture under way. Exactly one of `up`, `cancel` and `interrupt` ends it. */
export interface Gesture {
  move(samples: readonly Sample[]): void
  /** A frame of the display, at this time. */
  frame(t: number): void
  up(sample: Sample): void
  /** The person lets go of it: the aim is as before. */
  cancel(why: string): void
  /** Something else ended it: never a flick, the aim is kept. */
  interrupt(by: Interruption): void
  fine?(on: boolean, t: number): void
  wheel?(notches: number): void
}
