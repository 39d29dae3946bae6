/**
 * Measured values of the physics and feel designs. Inside the engine 1 unit is 1 cm; here everything is in
 * mm.
 */

/** Default engine settings are made for metres: with them small bounces vanish and spin never stops. */
export const WORLD = {
  gravity: 9810,
  /** Steps a second. */
  rate: 240,
  /** First touch: closer than this. Larger values fire early and tilt resting dice. */
  speculative: 0.05,
  slop: 0.05,
  bounceFrom: 50,
  sleepSpeed: 5,
  sleepSeconds: 0.1,
  convexRadius: 0.2,
  hullTolerance: 0.01,
  maxSpin: 1000,
  maxSpeed: 20000,
  /** Simulated seconds after which every speed becomes zero. */
  limit: 10,
} as const

/** One step of 1/240 s lets fast ships climb each other; two half steps do not. */
export const FAST = 1200

/** Angular damping stands for a soft mat that eats the tumbling of dice. Friction alone slows flat pieces. */
export const DIE_DAMPING = 10

/**
 * A flat piece on its whole face loses its spin at once while it slides; on four feet, balls `out` times the
 * mean distance of its area from its centroid, it turns as real ones do.
 */
export const FEET = { height: 0.2, radius: 1, within: 1.5, out: 1.08 } as const

/** A finger pushes for a while and partly steers: so much of the turn of a sharp blow is left. */
export const SPIN_SHARE = 0.4

/** How a die leaves the finger, as shares of its speed; the scatter stands for a slanted face. */
export const DIE_PUSH = {
  lift: 0.1,
  /** mm/s. */
  mostLift: 80,
  topspin: 0.6,
  /** rad/s: a corner that turns faster kicks the die off the ship it stands on, and over the next. */
  mostTopspin: 50,
  /** Degrees, D6 only. */
  squareWithin: 15,
  scatter: { D4: 0.25, D6: 0.17, D8: 0.25, D10: 0.25, D12: 0.25 },
} as const

/**
 * How a die that is pushed low leaves the finger, which meets a flat side at half the height of its middle:
 * without a lift the fastest would only slide. Each share scatters, as the hand does.
 */
export const LOW_PUSH = {
  height: 0.5,
  lift: 0.2,
  damping: 5,
  squareWithin: 15,
  scatter: { spin: 0.6, lift: 0.6, aside: 0.1 },
} as const

/** A die that leans on an edge is helped flat. Degrees, mm/s, seconds. */
export const ASSIST = { tilt: 3, friction: 0.02, seconds: 1, slow: 20, slowFor: 0.2 } as const

/** The most the push may slant from the edge's inward normal, degrees. */
export const SLANT = 70

/** A die starts so far from every edge of its ship; where the ship is too narrow for that, the second. */
export const INSET = { usual: 8.5, narrow: 2 } as const

/** Overlap that is refused at the start and mended at the end, and the gap that counts as touching, mm. */
export const TOLERANCE = 0.1

/** Pieces that touch at the start report a touch only after they were so far apart, mm (D-17). */
export const PARTED = 1

/** A piece that is pushed into one it touches, by more than so many degrees, has hit it at once (D-17). */
export const INTO = 10
