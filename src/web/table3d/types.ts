import type { Mark } from '../parts/mark'
import type { Id, Point, Pose, Region, Rest, Surface, Track } from '../../table/types'

/**
 * What the table shows, as plain data: lengths in mm on the table, bearings in degrees clockwise from north.
 */

/** How a piece is told apart from the others. */
export interface Appearance {
  name: string
  /** Whose it is; without it nobody's. */
  mark?: Mark
  /** Written beside it; empty: no label. */
  label: string
  /** It can still act this round: what lies on it says so. */
  ready?: boolean
}

export type Appearances = Readonly<Record<Id, Appearance>>

/** Where one may push. `blocked`: there is no room for a finger, which does not forbid the flick. */
export interface Lit {
  piece: Id
  surface: Surface
  blocked?: boolean
}

/** What is drawn of an aim. */
export interface Overlay {
  /** Where the aim line, the wedge and the reach band start. */
  origin: Point
  bearing: number
  /** The way ahead, from the origin: the first 15 cm, cut at the first touch. */
  solid: readonly Point[]
  /** Its dotted rest to 30 cm, fading. */
  dots: readonly Point[]
  /** Half the angle within which the piece stays, degrees. */
  wedge: number | null
  /** Nearest and farthest usual place of rest, mm from the origin. */
  reach: readonly [from: number, to: number] | null
  /** Where the hand holds the pull, which the page draws over the table: no name covers it. */
  handle: Point | null
  /** A free roll may well leave the table. */
  leaves: boolean
}

/**
 * A piece that is being placed, or a die that waits on its ship for the flick (`ok`, `pose.on`; no `pose.up`:
 * blank).
 */
export interface Ghost {
  shape: string
  pose: Pose
  ok: boolean
  mark?: Mark
  /** Written beside it. */
  label?: string
  /** Where a hand turns it, which the page draws over the table: no name covers it. */
  handle?: Point
  /** Where it may be placed, drawn on the mat. */
  where?: Region
}

/** A flick that was, as one line: to its first touch, over the edge, or to where it came to rest. */
export interface Shot {
  from: Point
  to: Point
  end: 'touch' | 'out' | 'rest'
  /** The mark of the side that flicked. */
  mark: Mark
  /** It is the flick of the step that is looked at. */
  now?: boolean
}

/** `before` has every piece of the track, the die that was put down for the flick too. */
export interface Playing {
  before: Rest
  track: Track
  /** 1, 2, 4; Infinity shows the end at once. */
  rate: number
}

/**
 * Each new object is a new command. `piece` and `at`: whom to look from and at; 'back': as before the last
 * one, or before the first of several brief ones.
 */
export interface CameraCommand {
  to: 'table' | 'down' | 'behind' | 'close' | 'pair' | 'back'
  piece?: Id
  at?: Id
  brief?: boolean
  /** So much of the canvas lies under something at its lower border, CSS px. */
  covered?: number
}

/** Pixel of the canvas: CSS px from its upper left corner. */
export interface Pixel {
  x: number
  y: number
}

/** Between pixels and the table, as the camera stands at the moment of asking. */
export interface Lens {
  /** The point of the mat under a pixel; null above the horizon. */
  toTable(px: number, py: number): Point | null
  /** `z`: mm above the mat. */
  toScreen(point: Point, z?: number): Pixel
  /** The uppermost piece under a pixel. */
  pick(px: number, py: number): Id | null
  /** Set while a pull or a swipe is active: the camera stands still. */
  frozen: boolean
}
