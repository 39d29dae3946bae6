import type { Id } from '../../../table/types'

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
  rows: Gate[][]
  /** What it means now. */
  meaning: string
}

export interface Gate {
  is: 'shields' | 'armour' | 'location' | 'hull' | 'pieces' | 'lost'
  name: string
  say: string
  state: 'passed' | 'takes' | 'not reached'
  /** What lies there when the point arrives, and how much of it there may be. */
  now: number
  most: number
  colour?: string
  weakSpot?: true
}
