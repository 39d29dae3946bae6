import { type Mark, NEUTRAL } from '../../parts/mark'
import { COLOURS } from '../../table3d/colours'

/** The factions by the word of their mark. */
export const MARKS: Readonly<Record<string, Mark>> = {
  uprising: {
    emblem: 'triangle',
    pattern: 'slanted stripes',
    colour: COLOURS.red,
    line: '#ffb4aa',
    deep: '#b3292c',
    ink: { evening: '#e2504f', day: '#c8322f' },
  },
  imperium: {
    emblem: 'square',
    pattern: 'upright bars',
    colour: COLOURS.hull,
    line: '#eef3f6',
    deep: '#7b848b',
    dash: [9, 14],
    ink: { evening: '#aab4bb', day: '#6f7b83' },
  },
  storm: {
    emblem: 'crescent',
    pattern: 'concentric arcs',
    colour: '#4f8589',
    line: '#c8eef0',
    deep: '#3a6a6e',
    dash: [3, 8],
    ink: { evening: '#7fc3c8', day: '#2f7076' },
  },
  hive: {
    emblem: 'hexagon',
    pattern: 'dots',
    colour: '#7d8536',
    line: '#e6ecae',
    deep: '#616926',
    dash: [14, 18],
    ink: { evening: '#bcc566', day: '#5f671f' },
  },
  pirates: {
    emblem: 'crossed bars',
    pattern: 'checks',
    colour: '#cdbf9d',
    line: '#fffaf0',
    deep: '#a8997a',
    dash: [5, 18],
    ink: { evening: '#e0d3b2', day: '#756538' },
  },
  // Two sides of one faction.
  one_stripe: {
    emblem: 'one bar',
    pattern: 'one stripe',
    colour: '#4d7fc0',
    line: '#d3e4fb',
    deep: '#3a639a',
    ink: { evening: '#7fb0ee', day: '#33629c' },
  },
  two_stripes: {
    emblem: 'two bars',
    pattern: 'two stripes',
    colour: '#b07d1e',
    line: '#fbe3b4',
    deep: '#8a6114',
    dash: [9, 14],
    ink: { evening: '#dba13a', day: '#85590c' },
  },
}

/** Of a faction by its word; 'uprising' and 'imperium' are those of the base box. */
export const markOf = (word: string): Mark => MARKS[word] ?? NEUTRAL
