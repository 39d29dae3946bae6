import type { DieName, Point, Pose, Side, Surface } from '../../../table/types'

/** The words of the game's data. Lengths in mm, masses in g, speeds in mm/s, headings in degrees. */

export type Size = 'small' | 'large' | 'huge'

export type Colour = 'red' | 'white' | 'blue' | 'yellow' | 'orange' | 'black'

/** What a location, or a wing, can do. What else is there depends on `type`, a word of `rules.actions`. */
export interface ActionData {
  type: string
  /** fire */
  die?: DieName
  /** fire: a word of `rules.weapons`. */
  weapon?: string
  /** fire: one die per this many. */
  per?: 'disc' | 'piece'
  /** recharge: shield cubes. */
  cubes?: number
  /** repair: kinds of things that may come back, `choose` of them. */
  returns?: readonly ('disc' | 'hull')[]
  choose?: number
  /** launch: the class of wing, and how many at once. */
  wing?: string
  count?: number
  /** move: where the ship may be pushed, and how often. */
  flick?: 'rim' | 'rear'
  flicks?: number
}

export interface Location {
  /** The results that hit it; none when no result does. */
  numbers: readonly number[]
  name: string
  discs: number
  colour: Colour | null
  action: ActionData | null
}

/** Counter-clockwise, centroid at the origin, +y is the bow. */
export type Outline = readonly Point[] | { readonly radius: number }

/** How a class lies on the table and how it may be flicked. */
export interface Form {
  outline: Outline
  mass: number
  surface: Surface
  min: number
  max: number
}

export interface Body {
  /** Made for this table, printed nowhere: the screen marks it. */
  house: boolean
  /** Thickness. */
  height: number
  /** By shape name: a wing has one for each number of pieces left, 'fighter_wing:3'. */
  forms: Readonly<Record<string, Form>>
}

export interface Aboard {
  ship: string
  count: number
}

export interface ShipClass {
  id: string
  name: string
  kind: 'capital' | 'wing'
  factions: readonly string[]
  expansion: string
  /** With all wings aboard, and without any. */
  points: { full: number; empty: number }
  /** By cost (D-30 to D-32); null for wings. */
  size: Size | null
  shields: number
  hull: number
  /** Of a wing; 0 for capital ships. */
  pieces: number
  /** Which piece a wing loses. */
  removes: 'outer' | 'front_or_back' | null
  wingsCarried: readonly Aboard[]
  locations: readonly Location[]
  /** Of a wing; what a capital ship can do stands at its locations. */
  actions: readonly ActionData[]
  body: Body
  /** Document and lines, as in '001:135-142'. */
  source: readonly string[]
}

export interface ScenarioSide {
  id: string
  faction: string
  edge: Side
  inPlay: readonly Aboard[]
  aboard: readonly (Aboard & { on: string })[]
  /** From the own edge to the nearest point of a ship that is placed. */
  rearEdgeMm: number
  /** The standard placing, a pose for each ship of `inPlay` in its order. `house`: made for this table. */
  deployment: { house: boolean; poses: readonly Pose[] }
}

export interface Scenario {
  id: string
  name: string
  expansion: string
  /** The order in which the sides place. */
  order: readonly string[]
  placing: string
  starter: { by: string; side: string }
  sides: readonly ScenarioSide[]
  modules: readonly string[]
  /** Who wins when: words of the rules. */
  win: readonly { side: string; if: string }[]
  source: readonly string[]
  decisions: readonly string[]
}
