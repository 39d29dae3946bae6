/** What a browser says after playing the golden flicks. */
export interface Verdict {
  agent: string
  played: number
  /** Flicks that ended on other bits, by scene and place in its file. */
  different: string[]
  /** How they ended instead, and whether they do so again. */
  instead?: string[]
  /** Why it could not play on. */
  error?: string
}
