import type { Random } from '../../../table/exact'
import type { Choice, Fact, RuleEntry, SeenTurn, Term } from '../../kit'
import type { Scenario, ShipClass } from '../data/types'
import type { State } from '../state'
import type { Rules } from './rules'
import type { Words } from './tell'

/** A whole part of the state, and whole facts that could have followed. */
export interface Redrawn {
  slice: object
  facts: Fact[]
}

/** A battle as it begins, for what modules keep of it. */
export type Begun = Pick<State, 'scenario' | 'ships' | 'things' | 'table'>

/** An expansion, a scenario's rule or an option: all that belongs to it lies in its folder of `modules/`. */
export interface Module {
  /** By which scenarios, switches and the state name it. */
  word: string
  /** Classes that bring it: it is played wherever one of them is in the battle or may come into it. */
  ships?(ship: ShipClass): boolean
  /** Adds to the rules that were made before it. */
  adds(rules: Rules): Rules
  /** Its part of the state as a battle begins (`slice.ts`). */
  state?(battle?: Begun): object
  /** What of it a seat does not know, drawn anew, so that a bot may think about it. */
  redraw?(seen: SeenTurn, facts: Fact[], next: Random): Redrawn
  /** What the log tells of it. */
  words?: Words
  /** What does not hold although it always must, in sentences; asked only where it is played. */
  faults?(s: State): string[]
  /** How the set-up offers it. */
  choice?: Switch
  /** What the reference says of it, fetched with the reference. */
  reference?(): Promise<ModuleReference>
  /** Its rule functions by file: the fuzzer counts which were reached. */
  chapters?: Readonly<Record<string, object>>
}

/** What a module adds to the reference. */
export interface ModuleReference {
  /** The chapter of its entries, and the entry that they come after; else they are its last. */
  chapter: string
  after?: string
  entries: readonly RuleEntry[]
  terms?: readonly Term[]
  /** From a class of ship that only it has to the entry about it. */
  ships?: Readonly<Record<string, string>>
  /** Classes of other boxes, each with an entry of its own among the ships. */
  classes?: readonly AboutShip[]
}

/** What is told of a class beside what its data say. */
export interface AboutShip {
  /** Of the entry. */
  id: string
  ship: string
  more?: readonly string[]
  house?: readonly string[]
  places: readonly string[]
  decisions: readonly string[]
  related: readonly string[]
}

/** A choice of the set-up that adds a module when it says `adds`. */
export interface Switch extends Choice {
  adds: string
  /** Only in scenarios for which this holds; `rules`: as they are played there. */
  when(scenario: Scenario, rules: Rules): boolean
}

export const ON = { id: 'on', say: 'on' }
export const OFF = { id: 'off', say: 'off' }
