// Written by tools/bring-data.mjs from the rules folder: change it there, not here.
import type { ShipClass } from '../types'

export const range_drone: ShipClass = {
  id: 'range_drone',
  name: 'Target-range drone (one bomber piece)',
  kind: 'wing',
  factions: ['neutral'],
  expansion: 'base',
  points: { full: null, empty: null },
  variantOf: 'bomber_wing',
  size: null,
  shields: 0,
  hull: 0,
  pieces: 1,
  removes: 'outer',
  wingsCarried: [],
  locations: [],
  actions: [{ type: 'move', flick: 'rear' }],
  body: {
    house: true,
    height: 5,
    forms: {
      'range_drone:1': {
        outline: [
          { x: 0, y: 23 },
          { x: -30, y: -7 },
          { x: -30, y: -23 },
          { x: 0, y: 7 },
          { x: 30, y: -23 },
          { x: 30, y: -7 },
        ],
        mass: 5.7,
        surface: { edges: [2, 3] },
        min: 125,
        max: 2077,
      },
    },
  },
  source: ['001:188', '000:645'],
}
