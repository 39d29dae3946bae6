// Written by tools/bring-data.mjs from the rules folder: change it there, not here.
import type { Scenario } from '../types'

export const tech_transfer: Scenario = {
  id: 'tech_transfer',
  name: 'Tech Transfer',
  expansion: 'exp1',
  order: ['uprising', 'imperium'],
  placing: 'fixed',
  starter: 'most_ships',
  sides: [
    {
      id: 'imperium',
      faction: 'imperium',
      edge: 'N',
      inPlay: [{ ship: 'fighter_wing', count: 3 }, { ship: 'civilian', count: 1 }],
      placement: null,
      deployment: {
        house: true,
        poses: [
          { x: 50, y: 720, a: 90 },
          { x: 130, y: 720, a: 90 },
          { x: 120, y: 860, a: 90 },
          { x: 50, y: 800, a: 90 },
        ],
      },
      arrivals: [
        {
          round: 2,
          ships: [{ ship: 'civilian', count: 1 }],
          placement: null,
          poses: [{ x: 50, y: 800, a: 90 }],
        },
        {
          round: 3,
          ships: [{ ship: 'civilian', count: 1 }],
          placement: null,
          poses: [{ x: 50, y: 800, a: 90 }],
        },
        {
          round: 4,
          ships: [{ ship: 'civilian', count: 1 }],
          placement: null,
          poses: [{ x: 50, y: 800, a: 90 }],
        },
      ],
    },
    {
      id: 'uprising',
      faction: 'uprising',
      edge: 'S',
      inPlay: [
        {
          ship: 'carrier',
          count: 1,
          aboard: [{ ship: 'fighter_wing', count: 2 }, { ship: 'bomber_wing', count: 1 }],
        },
      ],
      placement: null,
      deployment: { house: true, poses: [{ x: 789, y: 111, a: 315 }] },
      arrivals: [],
    },
  ],
  scenery: [],
  track: [{ x: 50, y: 800 }, { x: 350, y: 800 }, { x: 650, y: 800 }, { x: 950, y: 800 }],
  stepMm: 300,
  modules: ['reinforcements', 'convoy', 'objectives'],
  win: [
    { side: 'uprising', if: 'collected', count: 3, what: 'objective' },
    { side: 'imperium', if: 'out_of_play', count: 2, what: 'objective' },
    { side: 'imperium', if: 'ship_lost', of: 'uprising', ship: 'carrier', count: 1 },
  ],
  loss: ['objective_removed'],
  lossOf: 'imperium',
  source: ['000:751-781'],
  decisions: ['D-102', 'D-84', 'D-85'],
}
