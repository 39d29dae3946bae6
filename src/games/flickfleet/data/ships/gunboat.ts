// Written by tools/bring-data.mjs from the rules folder: change it there, not here.
import type { ShipClass } from '../types'

export const gunboat: ShipClass = {
  id: 'gunboat',
  name: 'Gunboat',
  kind: 'capital',
  factions: ['uprising', 'imperium', 'pirates'],
  expansion: 'bof1',
  points: { full: 3, empty: 3 },
  size: 'small',
  shields: 1,
  hull: 0,
  pieces: 0,
  removes: null,
  wingsCarried: [],
  locations: [
    {
      numbers: [1],
      name: 'Nukes',
      discs: 1,
      colour: 'black',
      action: { type: 'fire', die: 'D6', weapon: 'nuke', per: 'disc' },
    },
    { numbers: [2, 3, 4], name: 'Weak spot', discs: 0, colour: null, action: null },
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
      gunboat: {
        outline: [
          { x: 0, y: 31.6 },
          { x: -15, y: 8 },
          { x: -15, y: -12.4 },
          { x: -7.5, y: -23.4 },
          { x: 7.5, y: -23.4 },
          { x: 15, y: -12.4 },
          { x: 15, y: 8 },
        ],
        mass: 7.2,
        surface: { edges: [2, 3, 4] },
        min: 125,
        max: 2077,
      },
    },
  },
  source: ['000:299-305', '000:513'],
}
