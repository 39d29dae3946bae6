// Written by tools/bring-data.mjs from the rules folder: change it there, not here.
import type { ShipClass } from '../types'

export const mine_layer: ShipClass = {
  id: 'mine_layer',
  name: 'Mine Layer',
  kind: 'capital',
  factions: ['imperium'],
  expansion: 'exp1',
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
      numbers: [1, 2],
      name: 'Defence Grid',
      discs: 2,
      colour: 'red',
      action: { type: 'fire', die: 'D10', weapon: 'laser', per: 'disc' },
    },
    {
      numbers: [3, 4],
      name: 'Mine Bay',
      discs: 1,
      colour: 'orange',
      action: { type: 'launch_token', token: 'mine', count: 1, total: 4 },
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
      mine_layer: {
        outline: [
          { x: -10, y: 46.9 },
          { x: -25, y: 19.9 },
          { x: -25, y: -25.1 },
          { x: -15, y: -43.1 },
          { x: 15, y: -43.1 },
          { x: 25, y: -25.1 },
          { x: 25, y: 19.9 },
          { x: 10, y: 46.9 },
        ],
        mass: 23.1,
        surface: { edges: [2, 3, 4] },
        min: 113,
        max: 1888,
      },
    },
  },
  source: ['000:328-334', '000:252-256'],
}
