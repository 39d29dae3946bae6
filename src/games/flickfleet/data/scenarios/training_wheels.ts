// Written by tools/bring-data.mjs from the rules folder: change it there, not here.
import type { Scenario } from '../types'

export const training_wheels: Scenario = {
  id: 'training_wheels',
  name: 'Get them while the training wheels are still on',
  expansion: 'base',
  order: ['imperium', 'uprising'],
  placing: 'in_order',
  starter: 'most_ships',
  sides: [
    {
      id: 'imperium',
      faction: 'imperium',
      edge: 'N',
      inPlay: [{ ship: 'prototype_dreadnought', count: 1, aboard: [{ ship: 'fighter_wing', count: 2 }] }],
      placement: { rearAt: 50, from: 'own' },
      deployment: { house: true, poses: [{ x: 450, y: 759.1, a: 180 }] },
      arrivals: [
        {
          round: 4,
          ships: [{ ship: 'destroyer', count: 2 }],
          placement: { rearAt: 50, from: 'own' },
          poses: [{ x: 250, y: 809.6, a: 180 }, { x: 650, y: 809.6, a: 180 }],
        },
      ],
    },
    {
      id: 'uprising',
      faction: 'uprising',
      edge: 'S',
      inPlay: [{ ship: 'fighter_wing', count: 3 }, { ship: 'bomber_wing', count: 2 }],
      placement: { rearAt: 50, from: 'own' },
      deployment: {
        house: true,
        poses: [
          { x: 170, y: 80, a: 0 },
          { x: 450, y: 80, a: 0 },
          { x: 730, y: 80, a: 0 },
          { x: 310, y: 89, a: 0 },
          { x: 590, y: 89, a: 0 },
        ],
      },
      arrivals: [],
    },
  ],
  scenery: [],
  modules: ['reinforcements'],
  win: [
    { side: 'uprising', if: 'ship_lost', of: 'imperium', ship: 'prototype_dreadnought', count: 1 },
    {
      side: 'imperium',
      if: 'side_gone',
      of: 'uprising',
      keeps: 'prototype_dreadnought',
      keepsCount: 1,
    },
  ],
  loss: [],
  source: ['001:210-221'],
  decisions: ['D-104', 'D-13'],
}
