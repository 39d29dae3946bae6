import type { Mark } from '../../parts/mark'

/** The factions by the word of their mark, in the colours of their dice. */
export const MARKS: Readonly<Record<string, Mark>> = {
  uea: {
    emblem: 'one bar',
    pattern: 'one stripe',
    colour: '#d8423f',
    line: '#ffc9c2',
    deep: '#a52b2b',
    ink: { evening: '#ee6f69', day: '#b62f2d' },
  },
  noxian: {
    emblem: 'triangle',
    pattern: 'slanted stripes',
    colour: '#3a3a42',
    line: '#f1eee8',
    deep: '#1f1f25',
    dash: [9, 14],
    ink: { evening: '#cfcbd2', day: '#3f3d46' },
  },
  korivali: {
    emblem: 'two bars',
    pattern: 'two stripes',
    colour: '#3f86e0',
    line: '#d3e6ff',
    deep: '#2b62aa',
    dash: [3, 8],
    ink: { evening: '#79b4f5', day: '#2460a8' },
  },
  surge: {
    emblem: 'hexagon',
    pattern: 'dots',
    colour: '#e7e2d4',
    line: '#2f2c28',
    deep: '#b4ad9c',
    dash: [14, 18],
    ink: { evening: '#efe9da', day: '#6d675b' },
  },
}
