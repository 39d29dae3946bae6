// Written by tools/bring-data.mjs from the rules folder: change it there, not here.
import type { ShipClass } from '../types'

export const destroyer: ShipClass = {
  id: 'destroyer',
  name: 'Destroyer',
  kind: 'capital',
  factions: ['uprising', 'imperium'],
  expansion: 'base',
  points: { full: 10, empty: 10 },
  size: 'small',
  shields: 2,
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
      numbers: [1, 2, 3],
      name: 'Defence Grid',
      discs: 3,
      colour: 'red',
      action: { type: 'fire', die: 'D10', weapon: 'laser', per: 'disc' },
    },
    { numbers: [4], name: 'Weak spot', discs: 0, colour: null, action: null },
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
      destroyer: {
        outline: [
          { x: 0, y: 54.6 },
          { x: -22.5, y: 13.8 },
          { x: -22.5, y: -21.4 },
          { x: -11.2, y: -40.4 },
          { x: 11.2, y: -40.4 },
          { x: 22.5, y: -21.4 },
          { x: 22.5, y: 13.8 },
        ],
        mass: 18.5,
        surface: { edges: [2, 3, 4] },
        min: 125,
        max: 2077,
      },
    },
  },
  source: ['001:135-142', '000:276-282'],
}
