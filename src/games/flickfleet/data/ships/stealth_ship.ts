// Written by tools/bring-data.mjs from the rules folder: change it there, not here.
import type { ShipClass } from '../types'

export const stealth_ship: ShipClass = {
  id: 'stealth_ship',
  name: 'Stealth Ship',
  kind: 'capital',
  factions: ['imperium'],
  expansion: 'exp1',
  points: { full: 12, empty: 12 },
  size: 'small',
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
    {
      numbers: [1, 2],
      name: 'Defence Grid',
      discs: 2,
      colour: 'red',
      action: { type: 'fire', die: 'D10', weapon: 'laser', per: 'disc' },
    },
    {
      numbers: [3, 4],
      name: 'Stealth Drive',
      discs: 1,
      colour: 'special',
      action: { type: 'toggle_cloak' },
    },
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
  house: 'discs',
  body: {
    house: true,
    height: 5,
    forms: {
      stealth_ship: {
        outline: [
          { x: 0, y: 56.9 },
          { x: -27.5, y: -13.3 },
          { x: -16.5, y: -33.1 },
          { x: 16.5, y: -33.1 },
          { x: 27.5, y: -13.3 },
        ],
        mass: 16.5,
        surface: { edges: [1, 2, 3] },
        min: 125,
        max: 2077,
      },
    },
  },
  source: ['000:335-342', '000:488-493'],
}
