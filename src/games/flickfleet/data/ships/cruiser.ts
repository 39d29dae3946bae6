// Written by tools/bring-data.mjs from the rules folder: change it there, not here.
import type { ShipClass } from '../types'

export const cruiser: ShipClass = {
  id: 'cruiser',
  name: 'Cruiser',
  kind: 'capital',
  factions: ['uprising', 'imperium'],
  expansion: 'bof1',
  points: { full: 20, empty: 20 },
  size: 'small',
  shields: 3,
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
      name: 'Nukes',
      discs: 1,
      colour: 'black',
      action: { type: 'fire', die: 'D6', weapon: 'nuke', per: 'disc' },
    },
    {
      numbers: [2, 3, 4],
      name: 'Defence Grid',
      discs: 3,
      colour: 'red',
      action: { type: 'fire', die: 'D10', weapon: 'laser', per: 'disc' },
    },
    {
      numbers: [5],
      name: 'Shield Generator',
      discs: 1,
      colour: 'white',
      action: { type: 'recharge', cubes: 2 },
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
      cruiser: {
        outline: [
          { x: 0, y: 69 },
          { x: -27.5, y: 17.4 },
          { x: -27.5, y: -27 },
          { x: -13.8, y: -51 },
          { x: 13.8, y: -51 },
          { x: 27.5, y: -27 },
          { x: 27.5, y: 17.4 },
        ],
        mass: 28.6,
        surface: { edges: [2, 3, 4] },
        min: 103,
        max: 1723,
      },
    },
  },
  source: ['000:314-320'],
}
