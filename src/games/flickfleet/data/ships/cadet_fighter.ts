// Written by tools/bring-data.mjs from the rules folder: change it there, not here.
import type { ShipClass } from '../types'

export const cadet_fighter: ShipClass = {
  id: 'cadet_fighter',
  name: 'Cadet fighter (centre disc)',
  kind: 'wing',
  factions: ['cadet'],
  expansion: 'base',
  points: { full: null, empty: null },
  variantOf: 'fighter_wing',
  size: null,
  shields: 0,
  hull: 0,
  pieces: 1,
  removes: 'outer',
  wingsCarried: [],
  locations: [],
  actions: [{ type: 'move', flick: 'rim' }, { type: 'fire', die: 'D10', weapon: 'laser', per: 'action' }],
  body: {
    house: true,
    height: 5,
    forms: {
      'cadet_fighter:1': { outline: { radius: 10 }, mass: 1.9, surface: 'rim', min: 125, max: 2077 },
    },
  },
  source: ['001:186', '000:642'],
}
