// Written by tools/bring-data.mjs from the rules folder: change it there, not here.
import type { ShipClass } from '../types'

export const fighter_wing: ShipClass = {
  id: 'fighter_wing',
  name: 'Fighter Wing',
  kind: 'wing',
  factions: ['uprising', 'imperium'],
  expansion: 'base',
  points: { full: 6, empty: 6 },
  size: null,
  shields: 0,
  hull: 0,
  pieces: 3,
  removes: 'outer',
  wingsCarried: [],
  locations: [],
  actions: [{ type: 'move', flick: 'rim' }, { type: 'fire', die: 'D10', weapon: 'laser', per: 'piece' }],
  body: {
    house: true,
    height: 5,
    forms: {
      'fighter_wing:3': { outline: { radius: 30 }, mass: 16.8, surface: 'rim', min: 125, max: 2077 },
      'fighter_wing:2': { outline: { radius: 20 }, mass: 7.5, surface: 'rim', min: 125, max: 2077 },
      'fighter_wing:1': { outline: { radius: 10 }, mass: 1.9, surface: 'rim', min: 125, max: 2077 },
    },
  },
  source: ['001:48-50', '001:131-132', '000:267-271'],
}
