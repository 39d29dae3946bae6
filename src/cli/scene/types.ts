import type { Choices } from '../../games/kit'
import type { Pose } from '../../table/types'

/** A scene file: set the table, play, look. `docs/scenes.md` explains every word. */
export interface Scene {
  /** What it shows, as a sentence. */
  scene: string
  /** Place and decisions: '001:91-98 Hitting capital ships, D-41'. */
  rule: string
  game: string
  setup: { setup: string; choices?: Choices }
  /** The set-up must be refused, and the reason must contain this: then nothing is played. */
  refused?: string
  /** Laid over the state before the first turn, deep; null takes something away. */
  given?: Record<string, unknown>
  /** What the dice of the tray show before the first step. */
  rolls?: number[]
  /** How shuffles come out before the first step, as in a step. */
  shuffles?: number[][]
  play: SceneStep[]
  /** Path -> expected value afterwards. */
  then: Record<string, unknown>
  /** Paths into the state that must be as they were before the first step. At least one. */
  same: string[]
}

/** One step: an answer, or something the match does ('take back'). */
export interface SceneStep {
  seat: string
  /** Option ids. */
  do?: string | string[]
  match?: 'take back' | 'resign' | 'offer draw' | 'accept' | 'decline'
  /** A hand-written outcome, in sentences; without it a flick is played on the real table. */
  table?: string[]
  /**
   * The outcome of each glide of this step, in their order, in the same sentences; without it they are
   * played.
   */
  glides?: string[][]
  /** What the dice of the tray show in this step. */
  rolls?: number[]
  /** How each shuffle of this step comes out: the places, from 0, at which its items lay before. */
  shuffles?: number[][]
  aim?: unknown
  pose?: Partial<Pose> | 'example'
  /** The step must be refused, and the reason must contain this. */
  refused?: string
  /** Looks in the middle of the scene. */
  then?: Record<string, unknown>
  /** These paths must be as they were after that step; the first is 1. */
  like?: { step: number; paths: string[] }
}
