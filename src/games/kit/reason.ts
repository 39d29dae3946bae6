/** Why something cannot be done now. */
export interface Reason {
  /** A sentence: 'Both actions are used.' */
  why: string
  /** What a small button can show: 'both actions used'. */
  short: string
}
