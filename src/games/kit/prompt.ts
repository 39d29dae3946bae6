import type { Outcome } from './outcome'
import type { Seat } from './seat'
import type { Glide, Id, Pose, Region, Surface } from '../../table/types'

export type { Seat } from './seat'

/** Something one may answer with. */
export type Option = Label & (ChooseOption | FlickOption | PlaceOption)

/** What an option is, for whoever draws it, says it or weighs it: nobody cuts its sentence or its id. */
export interface Label {
  /** Stable words ('ram:s3', 'end'), never an index into a menu. */
  id: string
  /** All of it: 'Fire 2 D10 from the Defence Grid'. */
  say: string
  /** What a small button shows, and what it may leave out: 'Fire', '2 D10 from the Defence Grid'. */
  short?: string
  detail?: string
  /** A stable word of the game for what is done: 'fire', 'move', 'end'. */
  verb: string
  of?: Of
}

/** What an option is about: pieces by id, the rest in words of the game. */
export interface Of {
  /** Who acts, or what is chosen or placed. */
  piece?: Id
  /** The place of its sheet that acts, as in `About.place`. */
  place?: number
  /** Whom it is done to. */
  target?: Id
  /** What is no piece of the table: a card, a spot of a map. */
  thing?: string
}

export interface ChooseOption {
  how: 'choose'
  /** Gives up what else could be chosen: nobody should take it by accident. */
  ends?: true
}

export interface FlickOption {
  how: 'flick'
  piece: Id
  surface: Surface
  /** Slowest and fastest push in mm/s: the one source for every input. */
  min: number
  max: number
  /** What it may be meant for: targets to light up. */
  at?: Id[]
  /** What starts on another piece. `up`: a chosen face, else it is shaken. */
  adds?: { kind: string; shape: string; on: Id; up?: number }
}

export interface PlaceOption {
  how: 'place'
  piece: Id
  shape: string
  where: Region
  /** A place to begin with: `eg` is the legal one nearest to it. */
  near?: Pose
  /** One legal pose, filled in by the match: for keyboards, bots and the fuzzer. */
  eg?: Pose | 'nowhere'
}

/** What one seat is asked. */
export interface Ask {
  seat: Seat
  /** The sentence this seat reads. */
  say: string
  /** The consequence people forget. */
  hint?: string
  /** How far what is going on has come: 'die 1 of 3'. */
  step?: string
  options: Option[]
  /** How many of the options; without it exactly one. Choices only. */
  take?: [number, number]
  /** Nobody else learns the answer. */
  secret?: true
  /** May answer, but nobody waits for it. */
  extra?: true
}

/**
 * What a script wants next. `key`: one per question in the rules; `why`: what everybody may read; `rule`:
 * its place; `house`: no book prints it.
 */
export type Request = { key: string; why: string; rule?: string; house?: true } &
  /** `covered`: answers to a simultaneous question stay secret when all are in. */
  (| { do: 'ask'; asks: Ask[]; until: 'first' | 'all'; covered?: true }
    | { do: 'roll'; dice: number[] }
    | { do: 'glide'; glide: Glide }
    | { do: 'shuffle'; size: number }
    | { do: 'reveal'; to: Seat[] }
    | ({ do: 'over' } & Omit<Outcome, 'why'>)
  )

export type Prompt = Extract<Request, { do: 'ask' }>
