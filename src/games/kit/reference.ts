import type { Id } from '../../table/types'
import type { About } from './line'
import type { Shown } from './secret'

/** A rule in our own words, with the places it comes from. */
export interface RuleEntry {
  id: string
  title: string
  /** A fact a sentence. */
  text: readonly string[]
  /** What the book leaves open and this table decides, or adds: the screen marks it. */
  house?: readonly string[]
  /** Document and lines: '001:91-98'. */
  places: readonly string[]
  /** 'D-42'. */
  decisions?: readonly string[]
  /** Ids of other entries. */
  related?: readonly string[]
  /** Other words by which people look for it; nobody sees them. */
  also?: readonly string[]
}

export interface Chapter {
  id: string
  title: string
  entries: readonly RuleEntry[]
}

/** A word of the game in one sentence. */
export interface Term {
  word: string
  means: string
  /** The id of the entry that says more. */
  entry: string
}

/** What somebody asks the rule of: a citation, a piece or a place of its sheet, a line of the log. */
export type RuleTopic = { rule: string } | { piece: Id; place?: number } | { told: About }

/** The rules of a game at hand. */
export interface Reference<S> {
  /** What the texts are and whose. */
  about: string
  chapters: readonly Chapter[]
  terms: readonly Term[]
  /** The id of the entry that governs it; null where none does. */
  ruleFor(asked: RuleTopic, s: Shown<S>): string | null
}
