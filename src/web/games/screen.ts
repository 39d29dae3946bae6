import type { Component } from 'svelte'
import type { Choice as SetupChoice, Choices, Json, Seat, Setup } from '../../games/kit'
import type { LogLine } from '../../match'
import type { Id, Rest, Track } from '../../table/types'
import type { AskedOption, GameLook, Seen } from '../match/model/seen'
import type { LogEntry } from '../match/model/words'
import type { Mark } from '../parts/mark'
import type { Sound } from '../sound/told'
import type { Box } from '../table3d/box'
import type { PieceLooks } from '../table3d/scene/looks'
import type { Lens, Shot } from '../table3d/types'

/**
 * Everything the page knows of one game besides its rules, and all that a game gives the page. Only `game`
 * and `marks` must be there: whatever else is left out the page shows in its usual way.
 */
export interface Screen extends GameLook {
  panels?: Panels
  log?: Log
  /** Of the text view, below what is asked; without them the sides with their pieces. */
  text?: readonly Component<{ seen: Seen }>[]
  setUp?: SetUp
  moments?: MomentKind
  /** What `SideWords.strength` counts: 'Cubes, discs and pieces left'. */
  strength?: string
  /** How its log is heard, by the kinds of its words (`Game.words`). */
  sounds?: Readonly<Record<string, Sound>>
  /** How pieces and mat look in 3D, fetched with the table. */
  pieces?: () => Promise<PieceLooks>
  pages?: readonly GamePage[]
}

/** What a panel may do with the question that is open: `desk/answering` and `desk/working`. */
export interface Choosing {
  readonly seen: Seen | null
  /** The flick or place that is being worked on. */
  readonly picked: AskedOption | null
  /** What the aim points at. */
  readonly target: Id | null
  choose(choice: AskedOption): Promise<boolean>
  /** One at a shared screen may look at what is its own, while the others look away. */
  readonly session: { lookAs(seat: Seat | null, until: 'covered'): void }
}

/** What was hit just now, and what the die showed. */
export interface Hit {
  piece: Id
  value?: number
}

export interface Panels {
  /** All of one side, in a column beside the table. */
  Side: Component<{ desk: Choosing; seen: Seen; seat: Seat; hit?: Hit | undefined }>
  /** Of all sides, below a column. */
  Foot?: Component<{ desk: Choosing; seen: Seen; hit?: Hit | undefined }>
  /** On a phone: what has something to choose now. `onpick`: a flick or a place was picked. */
  Choices?: Component<{ desk: Choosing; seen: Seen; hit?: Hit | undefined; onpick: () => void }>
  /** On a phone, above the aim: the numbers of the piece that is moved. */
  Moved?: Component<{ desk: Choosing; seen: Seen; piece: Id }>
  /** On a phone, above the table, while something flies that may hit: whose numbers it may meet. */
  Targets?: Component<{ desk: Choosing; seen: Seen; hit?: Hit | undefined }>
  /** Is it to be chosen in a panel? Else it is shown beside the question. */
  offers(seen: Seen, choice: AskedOption): boolean
}

/** Seeing a flick of this match again. */
export interface Again {
  again(n: number): Promise<void>
}

/** How the log is told: newest first. */
export interface Log {
  told(seen: Seen): readonly LogEntry[]
  /** One entry, in the column beside the table. */
  Entry: Component<{ seen: Seen; told: LogEntry; watching: Again }>
}

/** A field of the set-up page. */
export interface FieldProps {
  choice: SetupChoice
  /** What is chosen, or the text that is being written. */
  value: Json
  /** `value` as people read and write it. */
  text: string
  /** Everything that is chosen. */
  choices: Choices
  /** Of the seat whose choice it is, if it is one's. */
  mark: Mark
  /** Why it cannot stay as it is. */
  wrong: string | null
  /** A value, or the text that is being written. */
  onchoose: (value: Json) => void
}

export interface SetUp {
  /** Fields of its own, by `Choice.value.kind`. `wide`: it takes a row for itself. */
  fields?: Readonly<Record<string, { Field: Component<FieldProps>; wide: boolean }>>
  /** The choices under headings; each stands in one. */
  groups?(setup: Setup): readonly { title: string; rows: readonly (readonly SetupChoice[])[] }[]
}

/** What a flick did to a piece, shown over the table until it is looked at. */
export interface Moment {
  /** The entry of the journal in which it happened. */
  n: number
  piece: Id
  /** What the die showed, if one was thrown. */
  value?: number
  /** All of it in words. */
  say: string
  /** The table while one looks: with what is off it by now. */
  onTable(now: Rest): Rest
  /** Lines on the table while one looks. */
  shots: readonly Shot[]
}

/** What a moment on the table may ask of the page. */
export interface Looking {
  /** How many come after it. */
  readonly more: number
  /** It is of the past, and does not go by itself. */
  readonly stays: boolean
  next(): void
  /** Neither this nor those after it. */
  skip(): void
  again(): void
}

export interface MomentProps<M extends Moment = Moment> {
  moment: M
  looking: Looking
  seen: Seen
  /** Nothing moves on its own. */
  still: boolean
  lens: Lens | null
  /** Counts the pictures drawn: what lies over the table follows the camera. */
  drawn: number
  /** Where something stands over the table, px of the canvas. */
  over: readonly Box[]
  /** The words about it. */
  section?: HTMLElement | undefined
  /** Where it is shown what hit, px of the canvas. */
  hit?: readonly Box[]
}

export interface MomentKind {
  /** What these lines did to pieces. `before`: as everything stood; `tracks`: of flicks, by entry. */
  of(lines: readonly LogLine[], before: Seen, tracks: Readonly<Record<number, Track>>): readonly Moment[]
  Shown: Component<MomentProps, object, 'section' | 'hit'>
}

/** A page of the game besides its rules. */
export interface GamePage {
  /** In the address: 'ships'. */
  at: string
  /** 'Ships'. */
  name: string
  Page: Component<{ screen: Screen }>
}
