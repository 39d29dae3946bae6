// Written by tools/bring-data.mjs from the rules folder: change it there, not here.
import type { ShipClass } from '../types'

export const ram: ShipClass = {
  id: 'ram',
  name: 'Ram',
  kind: 'capital',
  factions: ['uprising'],
  expansion: 'exp1',
  points: { full: 10, empty: 10 },
  size: 'small',
  shields: 0,
  hull: 3,
  pieces: 0,
  removes: null,
  wingsCarried: [],
  locations: [
    {
      numbers: [],
      name: 'Engineering',
      discs: 0,
      colour: null,
      action: { type: 'repair', returns: ['disc', 'hull'], choose: 1 },
    },
    {
      numbers: [1, 2],
      name: 'Defence Grid',
      discs: 2,
      colour: 'red',
      action: { type: 'fire', die: 'D10', weapon: 'laser', per: 'disc' },
    },
    { numbers: [3, 4, 5], name: 'Bare hull', discs: 0, colour: null, action: null },
    {
      numbers: [6],
      name: 'Engines',
      discs: 1,
      colour: 'blue',
      action: { type: 'move', flick: 'rear', flicks: 1 },
    },
  ],
  actions: [],
  rules: ['survives_ram'],
  house: 'discs',
  body: {
    house: true,
    height: 5,
    forms: {
      ram: {
        outline: [
          { x: 0, y: 51.7 },
          { x: -20, y: 13 },
          { x: -20, y: -20.3 },
          { x: -10, y: -38.3 },
          { x: 10, y: -38.3 },
          { x: 20, y: -20.3 },
          { x: 20, y: 13 },
        ],
        mass: 15.6,
        surface: { edges: [2, 3, 4] },
        min: 125,
        max: 2077,
      },
    },
  },
  source: ['000:321-327', '000:474', '000:728'],
}
