/**
 * The words of the table. Lengths in mm, angles in degrees clockwise from north (+y), speeds in mm/s, masses
 * in g.
 */

export type Id = string

export interface Point {
  x: number
  y: number
}

/** Origin: the south-west corner of the table. */
export interface Pose extends Point {
  /** Heading: where the outline's +y points. */
  a: number
  /** The value a die shows, the side of a two-sided disc that is up: from 1. */
  up?: number
  /** Lies on top of that piece, which may lie on another. */
  on?: Id
}

/** An edge of the table, named by the compass. */
export type Side = 'N' | 'E' | 'S' | 'W'

export interface Piece {
  /** What the rules call it: 'ship', 'die'. */
  kind: string
  /** Key into `Board.shapes`. */
  shape: string
  pose: Pose
  /** Never moves. */
  fixed?: true
  /**
   * A zone without a body: nothing touches it, what comes in by its centre or its outline is told as 'enter'.
   */
  sense?: 'centre' | 'edge'
}

/** The pieces with their poses, nothing moving. A value: replace it, never edit it. */
export type Rest = Readonly<Record<Id, Piece>>

export type Material = 'acrylic' | 'die' | 'wood' | 'scenery' | 'card'

export type DieName = 'D4' | 'D6' | 'D8' | 'D10' | 'D12'

/** A flat piece. `small`: it may start on, and come to rest on, another piece, as dice may. */
interface Flat {
  height: number
  mass: number
  material: Material
  small?: true
}

/** A body as plain data. Outlines run counter-clockwise, centroid at the origin, +y is the bow. */
export type Shape =
  | (Flat & { form: 'plate'; outline: readonly Point[] })
  | (Flat & Disc)
  /** `pushed` low: by a finger on a flat side, lower than its middle; else as one that leaves a piece. */
  | { form: 'die'; die: DieName; mass: number; pushed?: 'low' }

interface Disc {
  form: 'disc'
  radius: number
  /** The radius of the hole of a ring. */
  inner?: number
  /** Two sides that differ, `Pose.up` is 1 or 2. */
  faces?: 2
}

export interface Board {
  size: Point
  /** What the pieces slide on; 'mat' where it is not said. */
  mat?: 'neoprene'
  shapes: Readonly<Record<string, Shape>>
}

/**
 * Where a flick may push: the whole rim, through the centre (dice), or these edges of the outline (edge i:
 * vertex i to i+1).
 */
export type Surface = 'rim' | 'any' | { edges: readonly number[] }

/** `docs/determinism.md`, 'What a flick is'. */
export interface Aim {
  /**
   * Contact: arc length along the lit edges, steps of 0.1; for a die the offset to the right of the bearing,
   * -4 to 4.
   */
  at: number
  /** Degrees clockwise from north, steps of 0.05, 0 <= bearing < 360. */
  bearing: number
  /** Speed of the centre of mass right after the push, whole mm/s. */
  speed: number
  /** The centre at the start of what this flick puts on a piece, somewhere on that piece. */
  start?: Point
}

/** What `play` takes besides the table at rest. */
export interface Flick {
  piece: Id
  surface: Surface
  aim: Aim
  /**
   * A die or small piece that is put on a piece for this flick. `up`: a chosen face, of a die else the shake
   * decides; a two-sided disc needs it. A flat piece is put down with its bow along the bearing.
   */
  adds?: { kind: string; shape: string; on: Id; up?: number }
  /**
   * Chance for a die, drawn by the match where `isShaken`: `SHAKES` numbers in [0, 1). Of one that is put on
   * a piece: start face, heading, and two for the scatter. Of one that is pushed low: heading, spin, lift and
   * scatter.
   */
  shake?: readonly number[]
}

/** How many numbers a shaken die needs. */
export const SHAKES = 4

/** In order of time. `t`: seconds since the push. */
export type Event = { t: number } & (
  | { is: 'touch'; a: Id; b: Id; moving: 'a' | 'both'; at: Point }
  /** Starting inside counts, at t = 0 (H-ECM). */
  | { is: 'enter'; a: Id; zone: Id }
  | { is: 'out'; a: Id; at: Point; side: Side }
  | { is: 'settled'; a: Id; from: Point; to: Point }
  | { is: 'timeout' }
)

export interface Result {
  events: Event[]
  /** Only what moved and stayed on the table. */
  poses: Record<Id, Pose>
  /** Pairs within 0.1 mm at rest, each pair once, smaller id first. */
  touching: [Id, Id][]
  seconds: number
  /** 64 bits, 16 hex digits, over the engine's raw end poses, the events and the step count. */
  hash: string
}

/**
 * For playback, never part of a hash: 60 frames a second, only what moved.
 * Per piece a flat list of integers, 7 a frame: x, y, z in 1/100 mm, then the quaternion x, y, z, w in
 * 1/10000.
 */
export interface Track {
  hz: 60
  frames: number
  pieces: Record<Id, number[]>
  /** What was flicked, as the match notes it beside; not of a glide. */
  flick?: Pick<Flick, 'piece' | 'adds'>
}

export interface Played {
  result: Result
  track: Track
}

/** A refusal is a value; `why` is what a person reads. */
export interface Refusal {
  ok: false
  /** Pieces are named by their ids. */
  why: string
  /** The same sentence in parts, where it names pieces. */
  words?: Words
}

/** A sentence in parts: text, and pieces by their ids. */
export type Words = readonly (string | { piece: Id })[]

/** Plays one flick on a table at rest. Throws `BadFlick` when the flick or the table cannot be played. */
export type Play = (rest: Rest, flick: Flick) => Played

/**
 * A straight slide without rotation that no finger pushes (D-92): `mm` towards `to`, at most up to it by the
 * piece's centre, ending at the first touch. Nothing else moves. Plain geometry, without the engine.
 */
export interface Glide {
  piece: Id
  to: Point
  mm: number
}

/** Plays one glide on a table at rest. Throws `BadFlick` when it cannot be played. */
export type PlayGlide = (rest: Rest, glide: Glide) => Played

/** Where a piece may be placed; always also: wholly on the table, overlapping nothing. */
export type Region =
  /** Touching that piece (D-51). The pose is slid towards or away from the piece until it touches. */
  | { touching: Id }
  /** At most `within` mm from a piece, one of several, or an edge of the table. */
  | { within: number; of: Id | readonly Id[] | Side }
  /**
   * The nearest point of the outline `rearAt` mm from that edge, facing away from it (D-09): only the place
   * along the edge is free. 'any': the edge nearest to the wished pose.
   */
  | { rearAt: number; from: Side | 'any' }
  /**
   * The nearest point of the outline at most so many mm from that edge, at any heading (D-09); without a
   * wish it faces away from the edge.
   */
  | { rearWithin: number; from: Side }
  /**
   * The nearest point of the outline `gap` mm from that piece. 'away': it faces straight away from the
   * piece's centre, so that only the way round is free.
   */
  | { around: Id; gap: number; facing: 'free' | 'away' }
  /**
   * Brought back (D-16): the outline's nearest point `inside` mm from that edge, as near as possible to
   * `near`; the heading is free.
   */
  | { inside: number; from: Side; near: Point; free: 'heading' }
  /** The whole outline at least so many mm from each of these edges. */
  | { beyond: number; of: readonly Side[] }
  | { anywhere: true }

/** Questions about a resting table: a pure function of the poses, exact arithmetic only. */
export interface Tape {
  /** What it measures on. */
  readonly board: Board
  /**
   * Edge to edge in mm; 0 when touching or overlapping. To a Side: from the outline's nearest point to that
   * edge.
   */
  gap(a: Id, b: Id | Side | Point): number
  /** Is their gap at most so many mm? */
  within(a: Id, b: Id, mm: number): boolean
  /** D-38: does the segment between the two nearest points cross no other outline? */
  clear(a: Id, b: Id): boolean
  /**
   * Ids of the pieces that this shape at this pose would overlap (by more than 0.1 mm). `except`: pieces to
   * leave out.
   */
  overlaps(shape: string, pose: Pose, ...except: Id[]): Id[]
  /**
   * The pose as the region makes it (snapped where the region leaves fewer freedoms), or why it cannot be
   * there.
   */
  place(shape: string, where: Region, pose: Pose, moving?: Id): { ok: true; pose: Pose } | Refusal
  /**
   * One legal pose, the same every time, or 'nowhere'; with `near` a legal one as near to it as it can find.
   */
  example(shape: string, where: Region, moving?: Id, near?: Pose): Pose | 'nowhere'
  /** The same questions about another table. */
  at(rest: Rest): Tape
}
