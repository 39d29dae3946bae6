import type { About, Gate } from '../../../../games/kit'
import type { Id, Piece, Point } from '../../../../table/types'

/** How the damage of one die travelled: a row for each point, a gate for each thing that may take it. */
export interface Chain {
  /** The entry of the journal in which it happened. */
  n: number
  piece: Id
  name: string
  /** 'Meridian takes two damage'. */
  title: string
  /** What the die showed, if one was thrown. */
  value?: number
  /** 'D6' or 'D10'. */
  die?: string
  /** What did it: 'Fury's nuke', 'the moon'. */
  cause: string
  /** Why there is more than one point, if the weapon is why. */
  twice: string
  met: Met | null
  /** Its last point, as the log has it: its rule says why. */
  last: About
  rows: SeenGate[][]
  /** What it means now. */
  meaning: string
}

/** Where on the table the die or the piece met the ship. */
export interface Met {
  at: Point
  /** The way of the die, from its flick, and how it lies: there while one looks. */
  from?: Point
  die?: Piece
  /** The ship as the die left it: there while one looks, even if it was destroyed. */
  ship?: { id: Id; piece: Piece }
}

/** A gate as a point came to it, or did not. */
export interface SeenGate extends Gate {
  say: string
  state: 'passed' | 'takes' | 'not reached'
}
