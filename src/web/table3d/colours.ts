/** Of the table: a theme changes the room, never the table. A test holds them against the tokens. */
export const COLOURS = {
  edge: '#8ad6ff',
  warn: '#f2b84b',
  white: '#f4f0e6',
  red: '#d8403c',
  black: '#1a1a1d',
  purple: '#9a63e8',
  hull: '#8c949b',
  mat: '#0c1523',
  tick: '#9db4cc',
} as const
