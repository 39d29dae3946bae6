import type { DieName, Point, Pose, Side, Surface } from '../../../table/types'

/** The words of the game's data. Lengths in mm, masses in g, speeds in mm/s, headings in degrees. */

export type Size = 'small' | 'large' | 'huge'

/** 'special': of a system of its own, which fits only locations of the same name. */
export type Colour = 'red' | 'white' | 'blue' | 'yellow' | 'orange' | 'black' | 'special'

/** What a location, or a wing, can do. What else is there depends on `type`, a word of `rules.actions`. */
export interface ActionData {
  type: string
  /** fire */
  die?: DieName
  /** fire: a word of `rules.weapons`. */
  weapon?: string
  /** fire: one die per this many. */
  per?: 'disc' | 'piece' | 'action'
  /** recharge: shield cubes. */
  cubes?: number
  /** repair: kinds of things that may come back, `choose` of them. */
  returns?: readonly ('disc' | 'hull')[]
  choose?: number
  /** launch_token: what is flicked from the ship, and how many in the whole battle. */
  token?: string
  total?: number
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
  /** 'station': a capital ship that never moves (D-22). 'civilian': has hits, and only moves (D-85). */
  kind: 'capital' | 'station' | 'wing' | 'civilian'
  factions: readonly string[]
  expansion: string
  /** With all wings aboard, and without any. */
  points: { full: number | null; empty: number | null }
  /** The class whose piece and dashboard it uses. */
  variantOf?: string
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
  /** Words of modules: rules that it brings with it. */
  rules?: readonly string[]
  /** What of its dashboard no document prints: how many discs a location has, or more than that. */
  house?: 'discs' | 'all'
  /** Document and lines, as in '001:135-142'. */
  source: readonly string[]
}

/** Ships of one class. `name`: what the book calls the ship; `aboard`: the wings of each of them. */
export interface FleetEntry extends Aboard {
  name?: string
  aboard?: readonly Aboard[]
}

/** The standard placing by a rule: an even row along the own edge, as `rules/row.ts` makes it; mm. */
export interface Row {
  /** From the edge to each ship's nearest point. */
  rearAt: number
  /** Between two ships: `most`, or what room there is, and never less than `least`. */
  gap: { most: number; least: number }
  /** Kept free at both ends of the edge. */
  margin: number
}

/** Where ships are placed; facing into the table where nothing else is said. */
export type Placement =
  /** The rear edge so far from the edge, the own one or any. */
  | { rearAt: number; from: 'own' | 'any' }
  /** The rear edge at most so far from the own edge (D-09). */
  | { rearWithin: number; from: 'own' }
  /** So far from a piece of scenery of that kind. */
  | { gapTo: string; gap: number; facing: 'free' | 'away' }

/** Ships due at the start of a round. `poses`: where they are proposed to stand (house). */
export interface Arrival {
  round: number
  ships: readonly FleetEntry[]
  placement: Placement | null
  poses: readonly Pose[]
}

/** Ships that a side may add at the start of a round. */
export interface OptionalArrivals {
  ship: string
  perRound: number
  mostInPlay: number
  total: number
  placement: Placement | null
  poses: readonly Pose[]
}

export interface ScenarioSide {
  id: string
  /** 'any': chosen in the set-up. */
  faction: string
  /** From which its player looks at the table: the own edge where there is one. */
  edge: Side
  inPlay: readonly FleetEntry[]
  /** null: nothing to place, or everything stands where `deployment` says. */
  placement: Placement | null
  /**
   * The standard placing: a pose for each ship of `inPlay` in its order, or a rule. `house`: made for this
   * table.
   */
  deployment: { house: boolean; poses: readonly Pose[]; row?: Row }
  arrivals: readonly Arrival[]
  optional?: OptionalArrivals
}

/** What a die does that touches scenery before a ship: pushed ships go back, or stay (D-40). */
export type DieFirst = 'restore' | 'stay'

/** A piece of scenery, or a ship that nobody owns (`ship`). Sizes are diameters. */
export interface SceneryPiece {
  kind: string
  name?: string
  ship?: string
  pose: Pose
  size?: number
  inner?: number
  /** What it is a part of: 'asteroid 4'. A ship that runs into several parts is harmed once. */
  of?: string
  dieFirst?: DieFirst
  /** The place is made for this table. */
  house: boolean
}

/** `if`: a word of `rules.wins`; the rest are its parameters. `side`: who wins by it; 'any': either. */
export interface Winning {
  side: string
  if: string
  of?: string
  ship?: string
  count?: number
  /** collected, out_of_play: which tokens. */
  what?: string
  /** secret_exits: whose edge. */
  over?: 'enemy'
  keeps?: string
  keepsCount?: number
}

export interface Scenario {
  id: string
  name: string
  expansion: string
  /** The order in which the sides place; empty when the round's starter begins. */
  order: readonly string[]
  placing: 'in_order' | 'alternate' | 'fixed'
  /** Who begins: 'most_ships' (D-02, D-03), or a die decides. */
  starter: 'most_ships' | 'random'
  sides: readonly ScenarioSide[]
  scenery: readonly SceneryPiece[]
  modules: readonly string[]
  driftMm?: number
  hyperspaceShip?: string
  /** Where a convoy moves, and how far in a step (D-102). */
  track?: readonly Point[]
  stepMm?: number
  /** Mines aboard as the battle begins, by class; else as many as it may launch. */
  minesAboard?: Readonly<Record<string, number>>
  win: readonly Winning[]
  /** Words of `rules.fouls`: whoever does this has lost. */
  loss: readonly string[]
  /** Which side's fouls these are, where they are not everybody's. */
  lossOf?: string
  source: readonly string[]
  decisions: readonly string[]
}
