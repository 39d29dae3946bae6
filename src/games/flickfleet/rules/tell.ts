import { log, type About, type Base, type LogWord, type Under } from '../../kit'

/** What lines of the log look and sound like. */
export type Kind =
  /** A cube, disc or piece is lost; armour stops a point; a ship is out of the battle. */
  | 'shields'
  | 'disc'
  | 'hull'
  | 'piece'
  | 'armour'
  | 'lost'
  /** An obstacle, or a piece that somebody wins. */
  | 'obstacle hit'
  | 'taken'
  | 'recharged'
  | 'repaired'
  | 'placed'
  | 'arrives'
  | 'released'
  /** Counters. */
  | 'counters'
  | 'counter spent'
  | 'exhausted'
  /** What was heard on the table while it happened. */
  | 'die hits'
  | 'die stopped'
  | 'wild'
  | 'contact'
  | 'slides'
  /** No more than words. */
  | 'quiet'

export interface FleetWord extends LogWord {
  kind: Kind
}

export type Words = Readonly<Record<string, FleetWord>>

/** What a line is about, told with one of these words. */
export type AboutOne<W extends Words> = About & { is: keyof W & string }

/** Writes a sentence into the log, about one of these words. */
export const teller =
  <W extends Words>() =>
  (s: Base, say: string, about: AboutOne<W>, under?: Under): void =>
    log(s, say, about, under)
