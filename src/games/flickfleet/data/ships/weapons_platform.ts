// Written by tools/bring-data.mjs from the rules folder: change it there, not here.
import type { ShipClass } from '../types'

export const weapons_platform: ShipClass = {
  id: 'weapons_platform',
  name: 'Weapons Platform',
  kind: 'station',
  factions: ['neutral'],
  expansion: 'bof1',
  points: { full: 18, empty: 18 },
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
      numbers: [1],
      name: 'Nukes',
      discs: 2,
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
    { numbers: [6], name: 'Bare hull', discs: 0, colour: null, action: null },
  ],
  actions: [],
  house: 'discs',
  body: {
    house: true,
    height: 5,
    forms: {
      weapons_platform: {
        outline: [
          { x: -21, y: 50 },
          { x: -50, y: 21 },
          { x: -50, y: -21 },
          { x: -21, y: -50 },
          { x: 21, y: -50 },
          { x: 50, y: -21 },
          { x: 50, y: 21 },
          { x: 21, y: 50 },
        ],
        mass: 49.1,
        surface: { edges: [] },
        min: 82,
        max: 1365,
      },
    },
  },
  source: ['000:390-396'],
}
