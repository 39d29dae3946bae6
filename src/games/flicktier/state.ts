import type { Base, Play, Seat, Secret, Shown } from '../kit'
import type { Resource } from './data'
import type { Id, Piece } from '../../table/types'

/** A resource card: what it pays for is public, its bonus in combat is not. `id`: for this holding alone. */
export interface Card {
  id: string
  resource: Resource
  bonus: Secret<number>
}

/** A die, wherever it is. `off`: it left the table; the face it showed last. */
export interface Die {
  owner: string
  sides: number
  off?: number
}

/** What lies before a player. Who has left keeps the record, without dice and cards. */
export interface Player {
  hand: Card[]
  /** Cards that were played in combat: they still pay, and count for the limit (004:88). */
  spent: Card[]
  /** 1VP tokens won. */
  wins: number
  structures: Built[]
  /** How far the grey cube of each track is. */
  tracks: Record<string, number>
  /** Completed missions, face down. */
  done: Secret<string>[]
  /** ? tokens, face down. */
  found: Secret<number>[]
  /** Claim tokens left. */
  claims: number
}

export interface Built {
  is: string
  planet: Id
  /** Earth's first gate is worth nothing (004:177). */
  unscored?: true
}

export type Action = 'move' | 'attack' | 'build' | 'exploit' | 'mission' | 'upgrade' | 'return'

/** Ways to bring about the end (004:151-153). */
export type Trigger = 'points' | 'structures' | 'missions' | 'rounds'

/** The running turn of a player; what views and bots may want of it. */
export interface Active {
  seat: Seat
  done: Action[]
  /** Free actions used, by their word. */
  free: string[]
  move: Moving | null
  attack: Attacking | null
  /** A flick is looked at that may be made once more: nothing is put back yet. */
  looking?: true
  /** Dice that were slid to the side for the next flick (004:70). */
  aside: Record<Id, Piece>
}

export interface Moving {
  left: number
  again: boolean
  /** Dice that were turned to another face in this Move. */
  turned: Id[]
}

export interface Attacking {
  /** '' once it has been flicked. */
  die: Id
  target: Id
  /** Who defends: whoever commanded the target when the attack was declared; nobody: the raiders. */
  defender: Seat | null
  cards: Record<Seat, Card>
  again: boolean
}

/** House: the raiders of a game for one. */
export interface Solo {
  /** Where each raider die begins, and comes back to. */
  starts: Record<Id, Id>
}

/** The Final Flicktier between turns, and what is going on in one. */
export interface State extends Base {
  /** Two triggers end the game instead of one (004:157). */
  longer: boolean
  /** House: dice on their own home cannot be attacked (FT-14). */
  safeHomes: boolean
  /** House: the last round begins after so many rounds at the latest. */
  rounds: number
  /** Cards of each resource that everybody begins with. */
  dealt: number
  solo: Solo | null
  /** The decks lie ready. */
  ready: boolean
  /** Whose turn is next; null: the raiders'. */
  next: Seat | null
  /** Turns that were taken, of all players. */
  taken: number
  resources: Record<Id, Resource>
  decks: Record<Resource, Secret<number>[]>
  discards: Record<Resource, Secret<number>[]>
  /** Cards that were ever taken: for their ids. */
  drawn: number
  dice: Record<Id, Die>
  players: Record<Seat, Player>
  /** 1VP tokens left. */
  points: number
  missions: Secret<string>[]
  /** Face-up missions, the oldest first. */
  row: string[]
  /** Who has laid a claim on a mission. */
  claimed: Record<string, Seat>
  /** ? tokens in the supply, and those on the spaces. */
  questions: Secret<number>[]
  spaces: Record<Id, Secret<number>>
  triggers: Trigger[]
  /** Turns of the last round that are still to come; null: it is not the last round. */
  last: Seat[] | null
  /** The bug: whose die it is on, and whether it lies on top of it yet; null: at home. */
  bug: { die: Id; top: boolean } | null
  active: Active | null
  /** House: the card that the raiders have turned over, while they act. */
  raid: { resource: Resource; bonus: number } | null
}

/** As the rules have it, or as somebody sees it. */
export type Open = State | Shown<State>

export type G = Play<State, null>
