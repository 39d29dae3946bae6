// Written by tools/bring-data.mjs from the rules folder: change it there, not here.
import type { ShipClass } from '../types'

export const civilian: ShipClass = {
  id: 'civilian',
  name: 'Civilian Ship',
  kind: 'civilian',
  factions: ['civilian'],
  expansion: 'exp1',
  points: { full: 4, empty: 4 },
  size: null,
  shields: 0,
  hull: 1,
  pieces: 0,
  removes: null,
  wingsCarried: [],
  locations: [],
  actions: [{ type: 'move', flick: 'rear', flicks: 1 }],
  rules: ['civilian'],
  house: 'all',
  body: {
    house: true,
    height: 5,
    forms: {
      civilian: {
        outline: [
          { x: -6, y: 31.3 },
          { x: -15, y: 13.3 },
          { x: -15, y: -16.7 },
          { x: -9, y: -28.7 },
          { x: 9, y: -28.7 },
          { x: 15, y: -16.7 },
          { x: 15, y: 13.3 },
          { x: 6, y: 31.3 },
        ],
        mass: 9.2,
        surface: { edges: [2, 3, 4] },
        min: 125,
        max: 2077,
      },
    },
  },
  source: ['000:481-486'],
}
