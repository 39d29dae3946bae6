// Written by tools/bring-data.mjs from the rules folder: change it there, not here.
import type { ShipClass } from '../types'

export const bomber_wing: ShipClass = {
  id: 'bomber_wing',
  name: 'Bomber Wing',
  kind: 'wing',
  factions: ['uprising', 'imperium'],
  expansion: 'base',
  points: { full: 8, empty: 8 },
  size: null,
  shields: 0,
  hull: 0,
  pieces: 3,
  removes: 'front_or_back',
  wingsCarried: [],
  locations: [],
  actions: [{ type: 'move', flick: 'rear' }, { type: 'fire', die: 'D6', weapon: 'nuke', per: 'piece' }],
  body: {
    house: true,
    height: 5,
    forms: {
      'bomber_wing:3': {
        outline: [
          { x: 0, y: 39 },
          { x: -30, y: 9 },
          { x: -30, y: -39 },
          { x: 0, y: -9 },
          { x: 30, y: -39 },
          { x: 30, y: 9 },
        ],
        mass: 17,
        surface: { edges: [2, 3] },
        min: 125,
        max: 2077,
      },
      'bomber_wing:2': {
        outline: [
          { x: 0, y: 31 },
          { x: -30, y: 1 },
          { x: -30, y: -31 },
          { x: 0, y: -1 },
          { x: 30, y: -31 },
          { x: 30, y: 1 },
        ],
        mass: 11.3,
        surface: { edges: [2, 3] },
        min: 125,
        max: 2077,
      },
      'bomber_wing:1': {
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
  source: ['001:51-53', '001:133-134', '000:272-275'],
}
