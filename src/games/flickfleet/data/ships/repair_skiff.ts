// Written by tools/bring-data.mjs from the rules folder: change it there, not here.
import type { ShipClass } from '../types'

export const repair_skiff: ShipClass = {
  id: 'repair_skiff',
  name: 'Repair Skiff',
  kind: 'capital',
  factions: ['uprising', 'imperium'],
  expansion: 'bof1',
  points: { full: 6, empty: 6 },
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
      numbers: [1],
      name: 'Defence Grid',
      discs: 1,
      colour: 'red',
      action: { type: 'fire', die: 'D10', weapon: 'laser', per: 'disc' },
    },
    {
      numbers: [2, 3],
      name: 'Drone Bays',
      discs: 1,
      colour: 'special',
      action: { type: 'repair_other', returns: ['disc'] },
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
  house: 'discs',
  body: {
    house: true,
    height: 5,
    forms: {
      repair_skiff: {
        outline: [
          { x: 0, y: 34.5 },
          { x: -18, y: 8.7 },
          { x: -18, y: -13.5 },
          { x: -9, y: -25.5 },
          { x: 9, y: -25.5 },
          { x: 18, y: -13.5 },
          { x: 18, y: 8.7 },
        ],
        mass: 9.4,
        surface: { edges: [2, 3, 4] },
        min: 125,
        max: 2077,
      },
    },
  },
  source: ['000:306-313', '000:503-505', '000:519'],
}
