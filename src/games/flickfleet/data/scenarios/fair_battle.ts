// Written by tools/bring-data.mjs from the rules folder: change it there, not here.
import type { Scenario } from '../types'

export const fair_battle: Scenario = {
  id: 'fair_battle',
  name: 'Fair battle (free game)',
  expansion: 'base',
  order: [],
  placing: 'alternate',
  starter: 'most_ships',
  sides: [
    {
      id: 'south',
      faction: 'any',
      edge: 'S',
      inPlay: [],
      placement: { rearWithin: 50, from: 'own' },
      deployment: { house: true, poses: [], row: { rearAt: 50, gap: { most: 150, least: 10 }, margin: 25 } },
      arrivals: [],
    },
    {
      id: 'north',
      faction: 'any',
      edge: 'N',
      inPlay: [],
      placement: { rearWithin: 50, from: 'own' },
      deployment: { house: true, poses: [], row: { rearAt: 50, gap: { most: 150, least: 10 }, margin: 25 } },
      arrivals: [],
    },
  ],
  scenery: [],
  modules: ['point_buy'],
  win: [{ side: 'any', if: 'last_standing' }],
  loss: [],
  source: ['001:162-181', '000:64-66'],
  decisions: ['D-02', 'D-03', 'D-09', 'D-10', 'D-11', 'D-12'],
}
