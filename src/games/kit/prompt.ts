import type { Glide, Id, Pose, Region, Surface } from '../../table/types'

/** A player's place at the table. */
export type Seat = string

/** Something one may answer with. `id`: stable words ('ram:s3', 'end'), never an index into a menu. */
export type Option = { id: string; say: string } & (ChooseOption | FlickOption | PlaceOption)

export interface ChooseOption {
  how: 'choose'
  piece?: Id
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
  /** A die that starts on a ship. `up`: a chosen face, else it is shaken. */
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
export type Request = { key: string; why: string; rule?: string; house?: true } & (
  | { do: 'ask'; asks: Ask[]; until: 'first' | 'all' }
  | { do: 'roll'; dice: number[] }
  | { do: 'glide'; glide: Glide }
  | { do: 'shuffle'; size: number }
  | { do: 'reveal'; to: Seat[] }
  | { do: 'over'; winners: Seat[] }
)

export type Prompt = Extract<Request, { do: 'ask' }>
