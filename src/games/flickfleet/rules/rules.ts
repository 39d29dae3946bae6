import type { Entry, Flicked, Gate as Seen, Gauge, Play, Reason, Script, Seat } from '../../kit'
import type { Ship, State, Thing } from '../state'
import type { ActionData, Winning } from '../data/types'
import type { Id, Point, Rest, Side } from '../../../table/types'

/** What every rule function takes. */
export type G = Play<State, Rules>

/** One action of a ship: a location of its dashboard, or one of a wing's two actions. */
export interface Slot {
  /** Stable: the place on the dashboard, or the action's word for a wing. */
  id: string
  name: string
  /** Its place on the dashboard. */
  place: number
  /** Place in the ship's locations; null for wings. */
  location: number | null
  data: ActionData
}

/** A kind of action (001:40 Ship actions). */
export interface Action {
  /** 'Fire'. */
  name: string
  /** The id of the reference's entry about it; a weapon has its own. */
  entry: string
  /** What it does by these data, as a clause: 'launches 2 fighter wings'. */
  says(data: ActionData): string
  /** 001:80, 121, D-27  Its location loses a disc with the shields when they stop a ship. */
  burnsOut?: true
  /** Why it cannot be taken now, beyond a lost location; null when it can. */
  no(g: G, ship: Ship, slot: Slot): Reason | null
  entries(g: G, ship: Ship, slot: Slot): Entry[]
}

/** A weapon's damage (001:91-102, D-41 to D-46). */
export interface Weapon {
  /** As sentences call it: 'nuke'. */
  name: string
  /** The id of the reference's entry about it. */
  entry: string
  /** Points on a capital ship, all at the same location, and on an obstacle. */
  points: number
  /** Pieces a wing loses. */
  pieces: number
  ignoresArmour: boolean
  /** Why it does more than one point to a capital ship or to a wing, in a sentence for who sees it happen. */
  note?: { capital: string; wing: string }
  /** What a hit with this result does to a ship. */
  ship(g: G, target: Ship, result: number): Script
}

/** A point of damage on its way (001:91-98). */
export interface DamagePoint {
  ship: Ship
  /** What the die shows. */
  result: number
  /** The location of that number, or -1. */
  place: number
  ignoresArmour: boolean
}

/** How a point finds a gate: what there is, and why it goes through or what stopping it costs. */
export interface Met {
  gate: Seen
  say: string
  stops: boolean
}

/** Something that may stop a point of damage. */
export interface ShotGate {
  /** Null where this ship has nothing of the kind. */
  meet(point: DamagePoint): Met | null
  /** The point stops here: whatever goes is gone, and the log says so. */
  stop(g: G, point: DamagePoint, stopped: Stopped): Script | void
}

/** Where a point was stopped, for its line of the log. */
export interface Stopped {
  gate: string
  way: Seen[]
}

/** One die that has been flicked and lies still. */
export interface Shot extends Flicked {
  ship: Ship
  weapon: string
  /** 'D6' or 'D10'. */
  die: string
}

/** A die that counts as a hit. */
export interface Hit {
  ship: Ship
  target: Ship
  weapon: string
  die: string
}

/** A ship that was moving as it met an obstacle, however it was set moving (D-76). */
export interface Meeting {
  ship: Ship
  thing: Thing
  /** Where they touched, mm. */
  at: Point
}

/** What an obstacle does (001:115-124 Obstacles) to ships that were moving as they met (D-76) and to dice. */
export interface ThingRule {
  /** The same as a clause, for views: 'a ship that moves into it is destroyed'. */
  says: string
  /** The id of the reference's entry about it. */
  entry: string
  /** 001:117-123  Whether damage wears it away; neither where a scenario has its own rule. */
  lasts?: 'permanent' | 'temporary'
  /** A die touched it first: whatever it touched afterwards is only pushed. */
  byDie?(g: G, thing: Thing, weapon: Weapon): void
  /** A ship met it. At once: it may be gone before anything is asked. */
  atOnce?(g: G, meeting: Meeting): void
  /** A ship met it, and everything lies still. The ship may be lost by now, or the obstacle gone. */
  byShip?(g: G, meeting: Meeting): Script
  /** Anything has touched it, in any flick, dice too. At once: nobody is asked. */
  touched?(g: G, thing: Thing, by: Id): void
  /** It lies in the blast of something (001:123). */
  byBlast?(g: G, thing: Thing): void
  /** A ship that meets it in its own move has no more actions (D-21). */
  endsTurn?: true
}

/** One more way to shoot than with a flick. `again`: the die is still to be flicked, without this offer. */
export type ShotOffer = (
  g: G,
  ship: Ship,
  slot: Slot,
  refused: Id[],
  again: (target: Id) => Script<boolean>,
) => Entry<boolean>[]

/** Whose turn it is (001:37, 41). */
export interface Order {
  /** Who begins the battle. */
  beginner(g: G): Script<Seat>
  /** Who begins a later round. */
  opener(g: G): Seat
  /** Who activates next. */
  next(g: G): Seat
}

/** Why that side has won by that condition, as a sentence; null when it has not. */
export type Win = (g: G, side: Seat, condition: Winning) => string | null

/**
 * What can happen in a battle. Expansions, scenarios and options add to a copy of it: words to the tables,
 * functions to the lists. Of `steps` all are run; of `questions` the first answer that is not null (or true)
 * counts.
 */
export interface Rules {
  // Tables: word -> meaning.
  actions: Record<string, Action>
  weapons: Record<string, Weapon>
  things: Record<string, ThingRule>
  wins: Record<string, Win>
  /** What a side is told that has lost by a foul. */
  fouls: Record<string, string>
  /** What no rulebook prints, in sentences for whoever plays. */
  house: readonly string[]
  /** What a side's score counts, by the winning condition that asks for it: 'drones shot'. */
  scores: Record<string, string>

  /** What a point of damage comes to, one after another; the last of them stops whatever comes. */
  gates: readonly ShotGate[]

  // Steps.
  /** Before the first round, one step a turn: true when it did something. */
  setUp: ((g: G) => Script<boolean>)[]
  roundEnd: ((g: G) => Script)[]
  /** Before the cubes are placed. */
  roundStart: ((g: G) => Script)[]
  /** An action is used. */
  used: ((g: G, ship: Ship, slot: Slot) => void)[]
  /** Two ships that are in play have touched, in any flick. At once: nobody is asked. */
  meet: ((g: G, one: Ship, other: Ship, at: Point) => void)[]
  /** A ship has moved and is still in play. */
  moved: ((g: G, ship: Ship, flick: Flicked) => void)[]
  /** A die has hit a ship: what it counts as, in the end. One after another. */
  reread: ((g: G, hit: Hit, result: number) => Script<number>)[]
  /** The activation is over, also when it was cut short (D-19); asked of ships in play only. */
  after: ((g: G, ship: Ship) => Script)[]
  /** A ship has lost a cube, a piece or a disc; `place`: of that location. */
  pointLost: ((g: G, ship: Ship, place?: number) => void)[]
  /** A ship went out of the battle, as `ship.lost` says; `before`: the table that it lay on. */
  lost: ((g: G, ship: Ship, before: Rest) => void)[]
  /** Everything that a flick has moved lies still, and what ships ran into is settled. */
  still: ((g: G) => Script)[]
  /** An obstacle or a token is gone for good. */
  removed: ((g: G, thing: Thing) => void)[]
  /** A ship of a convoy has come to the end of its track. */
  through: ((g: G, ship: Ship) => void)[]
  /** What a side has scored has grown. */
  scored: ((g: G, seat: Seat) => void)[]

  // Questions.
  /** How many actions more than two it may take. All count. */
  moreActions: ((g: G, ship: Ship) => number)[]
  /** How many things more than one its Engineering puts back. All count. */
  moreRepairs: ((g: G, ship: Ship) => number)[]
  /** It has no activation of its own: no cube. */
  idle: ((g: G, ship: Ship) => boolean)[]
  /** Why an action cannot be taken, whatever it is. */
  forbids: ((g: G, ship: Ship, slot: Slot) => Reason | null)[]
  /** A die that met this obstacle first has moved nothing: everything goes back where it was (D-40). */
  restores: ((g: G, shot: Shot, thing: Thing) => boolean)[]
  /**
   * A ship leaves the table by its own move, over that edge: true when it was dealt with otherwise than by
   * its loss.
   */
  leaves: ((g: G, ship: Ship, side: Side) => boolean)[]
  /** It may ram whatever its dashboard has left (D-24). */
  ramsAnyhow: ((g: G, ship: Ship) => boolean)[]
  /** A ram costs it a hull cube instead of its life. */
  survivesRam: ((g: G, ship: Ship) => boolean)[]
  /** A die passes it: it is no first hit, and nobody aims at it (D-83). */
  unseen: ((g: G, ship: Ship) => boolean)[]
  /** What a die that has hit nothing has come to rest against, where that counts. */
  atRest: ((g: G, shot: Shot) => Ship | null)[]
  /** No target of rams. */
  untouchable: ((g: G, ship: Ship) => boolean)[]
  /** The side has ships to come, which keep it in the battle (D-99). */
  pending: ((s: State, seat: Seat) => boolean)[]
  /** All that are offered. */
  shots: ShotOffer[]
  /** Of a ship's dashboard, beside those that every ship has. All are shown. */
  gauges: ((s: State, ship: Ship) => Gauge[])[]
  /** What is worth a word beside the name of its class: 'may jump'. All are shown. */
  remarks: ((s: State, ship: Ship) => string | null)[]
  /** Where a ship is that is away. */
  whereabouts: ((s: State, ship: Ship) => string | null)[]
  /** What people forget about that ship's turn in this battle: a sentence, or null. All are told. */
  reminds: ((g: G, ship: Ship) => string | null)[]
  /**
   * How near a side is to what its scenario asks, as bots see it: about -1 to 1, beside what its ships are
   * worth.
   */
  goals: ((g: G, seat: Seat) => number)[]

  // What bots and beginners are told.
  /** How much an option is worth a try, by its verb; about 1 for an ordinary one. */
  leanings: Readonly<Record<string, number>>
  /** What a beginner may do at a question, by its key. */
  coaching: Readonly<Record<string, string>>

  // Wraps.
  order: Order
  turn(g: G): Script
  /** What a ship's dice may be meant for: lit up for people, aimed at by bots. */
  targets(g: G, ship: Ship): Ship[]
  /** The moving ship has touched these (001:77). */
  collide(g: G, mover: Ship, met: readonly (Ship | Thing)[]): void
}
