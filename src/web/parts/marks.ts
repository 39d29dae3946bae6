import { type Mark, NEUTRAL } from './mark'

/** For the seats of a game that has no marks of its own, in their order. */
const USUAL: readonly Mark[] = [
  {
    emblem: 'triangle',
    pattern: 'slanted stripes',
    colour: '#c2553d',
    line: '#ffc4b3',
    deep: '#97402d',
    ink: { evening: '#ee8468', day: '#a8412a' },
  },
  {
    emblem: 'square',
    pattern: 'upright bars',
    colour: '#4d7fc0',
    line: '#d3e4fb',
    deep: '#3a639a',
    dash: [9, 14],
    ink: { evening: '#7fb0ee', day: '#33629c' },
  },
  {
    emblem: 'hexagon',
    pattern: 'dots',
    colour: '#7d8536',
    line: '#e6ecae',
    deep: '#616926',
    dash: [14, 18],
    ink: { evening: '#bcc566', day: '#5f671f' },
  },
  {
    emblem: 'crescent',
    pattern: 'concentric arcs',
    colour: '#8a63b4',
    line: '#e6d6fa',
    deep: '#6a4a8e',
    dash: [3, 8],
    ink: { evening: '#c3a2ea', day: '#6d4499' },
  },
  {
    emblem: 'crossed bars',
    pattern: 'checks',
    colour: '#cdbf9d',
    line: '#fffaf0',
    deep: '#a8997a',
    dash: [5, 18],
    ink: { evening: '#e0d3b2', day: '#756538' },
  },
  {
    emblem: 'one bar',
    pattern: 'one stripe',
    colour: '#4f8589',
    line: '#c8eef0',
    deep: '#3a6a6e',
    dash: [18, 22],
    ink: { evening: '#7fc3c8', day: '#2f7076' },
  },
]

/** Of the seat at this place in the order of seats; -1: of nobody. */
export const usualMark = (place: number): Mark => USUAL[place] ?? NEUTRAL
