// Written by tools/bring-data.mjs from the rules folder: change it there, not here.
import type { ShipClass } from '../types'

export const freighter: ShipClass = {
  id: 'freighter',
  name: 'Freighter',
  kind: 'capital',
  factions: ['uprising'],
  expansion: 'base',
  points: { full: null, empty: null },
  variantOf: 'carrier',
  size: 'large',
  shields: 1,
  hull: 0,
  pieces: 0,
  removes: null,
  wingsCarried: [],
  locations: [
    {
      numbers: [],
      name: 'Engineering',
      discs: 0,
      colour: null,
      action: { type: 'repair', returns: ['disc'], choose: 1 },
    },
    { numbers: [1], name: 'Defence Grid', discs: 0, colour: null, action: null },
    { numbers: [2, 3], name: 'Fighter Bay', discs: 0, colour: null, action: null },
    { numbers: [4], name: 'Bomber Bay', discs: 0, colour: null, action: null },
    {
      numbers: [5],
      name: 'Shield Generator',
      discs: 1,
      colour: 'white',
      action: { type: 'recharge', cubes: 1 },
    },
    {
      numbers: [6],
      name: 'Engines',
      discs: 1,
      colour: 'blue',
      action: { type: 'move', flick: 'rear', flicks: 1 },
    },
  ],
  actions: [],
  body: {
    house: true,
    height: 5,
    forms: {
      freighter: {
        outline: [
          { x: -16, y: 67.8 },
          { x: -40, y: 28.8 },
          { x: -40, y: -36.2 },
          { x: -24, y: -62.2 },
          { x: 24, y: -62.2 },
          { x: 40, y: -36.2 },
          { x: 40, y: 28.8 },
          { x: 16, y: 67.8 },
        ],
        mass: 53.4,
        surface: { edges: [2, 3, 4] },
        min: 79,
        max: 1320,
      },
    },
  },
  source: ['001:230', '000:710'],
}
