import { COLOURS } from '../../table3d/colours'

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

/** Shape, pattern and colour, always together: each alone tells the side. */
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
}

export const MARKS: Readonly<Record<string, Mark>> = {
  uprising: {
    emblem: 'triangle',
    pattern: 'slanted stripes',
    colour: COLOURS.red,
    line: '#ffb4aa',
    deep: '#b3292c',
  },
  imperium: {
    emblem: 'square',
    pattern: 'upright bars',
    colour: COLOURS.hull,
    line: '#eef3f6',
    deep: '#7b848b',
    dash: [9, 14],
  },
  storm: {
    emblem: 'crescent',
    pattern: 'concentric arcs',
    colour: '#4f8589',
    line: '#c8eef0',
    deep: '#3a6a6e',
    dash: [3, 8],
  },
  hive: {
    emblem: 'hexagon',
    pattern: 'dots',
    colour: '#7d8536',
    line: '#e6ecae',
    deep: '#616926',
    dash: [14, 18],
  },
  pirates: {
    emblem: 'crossed bars',
    pattern: 'checks',
    colour: '#cdbf9d',
    line: '#fffaf0',
    deep: '#a8997a',
    dash: [5, 18],
  },
  // Two sides of one faction.
  one_stripe: {
    emblem: 'one bar',
    pattern: 'one stripe',
    colour: '#4d7fc0',
    line: '#d3e4fb',
    deep: '#3a639a',
  },
  two_stripes: {
    emblem: 'two bars',
    pattern: 'two stripes',
    colour: '#b07d1e',
    line: '#fbe3b4',
    deep: '#8a6114',
    dash: [9, 14],
  },
  neutral: { emblem: 'ring', pattern: 'plain', colour: '#7a6f63', line: '#d8cec2', deep: '#5c534a' },
}

export const markOf = (side: string): Mark => MARKS[side] ?? MARKS.neutral!
