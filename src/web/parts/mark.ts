export type Emblem =
  | 'triangle'
  | 'square'
  | 'crescent'
  | 'hexagon'
  | 'crossed bars'
  | 'ring'
  | 'one bar'
  | 'two bars'

export type Pattern =
  | 'slanted stripes'
  | 'upright bars'
  | 'concentric arcs'
  | 'dots'
  | 'checks'
  | 'plain'
  | 'one stripe'
  | 'two stripes'

/** How a side is told apart: shape, pattern and colour, always together. Each alone tells it too. */
export interface Mark {
  emblem: Emblem
  pattern: Pattern
  colour: string
  /** Engraving and rim: acrylic is lighter where it is cut. */
  line: string
  /** Inside the engraved border. */
  deep: string
  /** Lines of that side on the mat: dash and distance, mm; without it solid. */
  dash?: readonly [dash: number, every: number]
  /** In panels, by theme; on the mat, which is dark in both, as in the evening. */
  ink: { evening: string; day: string }
}

/** The mark of what nobody owns. */
export const NEUTRAL: Mark = {
  emblem: 'ring',
  pattern: 'plain',
  colour: '#7a6f63',
  line: '#d8cec2',
  deep: '#5c534a',
  ink: { evening: '#c3b9ac', day: '#434a48' },
}

/** The colour of a mark as a style, for what is `marked` (styles/base.css): its own in each theme. */
export const inkOf = ({ ink: { evening, day } }: Mark): string => `--evening: ${evening}; --day: ${day}`
