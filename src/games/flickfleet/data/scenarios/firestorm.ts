// Written by tools/bring-data.mjs from the rules folder: change it there, not here.
import type { Scenario } from '../types'

export const firestorm: Scenario = {
  id: 'firestorm',
  name: 'Flight before the firestorm',
  expansion: 'base',
  order: ['uprising'],
  placing: 'in_order',
  starter: 'most_ships',
  sides: [
    {
      id: 'uprising',
      faction: 'uprising',
      edge: 'S',
      inPlay: [{ ship: 'destroyer', count: 1 }, { ship: 'fighter_wing', count: 2 }],
      placement: { gapTo: 'moon', gap: 25, facing: 'free' },
      deployment: {
        house: true,
        poses: [{ x: 450, y: 590.4, a: 0 }, { x: 562.6, y: 385, a: 120 }, { x: 337.4, y: 385, a: 240 }],
      },
      arrivals: [],
      optional: {
        ship: 'freighter',
        perRound: 1,
        mostInPlay: 2,
        total: 4,
        placement: { gapTo: 'moon', gap: 25, facing: 'away' },
        poses: [
          { x: 450, y: 287.8, a: 180 },
          { x: 590.5, y: 531.1, a: 60 },
          { x: 309.5, y: 531.1, a: 300 },
          { x: 450, y: 287.8, a: 180 },
        ],
      },
    },
    {
      id: 'imperium',
      faction: 'imperium',
      edge: 'N',
      inPlay: [],
      placement: null,
      deployment: { house: false, poses: [] },
      arrivals: [
        {
          round: 1,
          ships: [{ ship: 'destroyer', count: 1 }],
          placement: { rearAt: 50, from: 'any' },
          poses: [{ x: 450, y: 809.6, a: 180 }],
        },
        {
          round: 3,
          ships: [{ ship: 'destroyer', count: 1 }],
          placement: { rearAt: 50, from: 'any' },
          poses: [{ x: 90.4, y: 450, a: 90 }],
        },
        {
          round: 4,
          ships: [{ ship: 'destroyer', count: 1 }],
          placement: { rearAt: 50, from: 'any' },
          poses: [{ x: 809.6, y: 450, a: 270 }],
        },
        {
          round: 5,
          ships: [{ ship: 'destroyer', count: 1 }],
          placement: { rearAt: 50, from: 'any' },
          poses: [{ x: 450, y: 90.4, a: 0 }],
        },
      ],
    },
  ],
  scenery: [
    {
      kind: 'moon',
      name: 'Fray-T',
      pose: { x: 450, y: 450, a: 0 },
      size: 150,
      dieFirst: 'restore',
      house: false,
    },
  ],
  modules: ['permanent_scenery', 'reinforcements', 'freighter_launch', 'hyperspace'],
  hyperspaceShip: 'freighter',
  win: [
    { side: 'uprising', if: 'jumped', ship: 'freighter', count: 3 },
    { side: 'imperium', if: 'ship_lost', of: 'uprising', ship: 'freighter', count: 2 },
    { side: 'imperium', if: 'none_sent', of: 'uprising', ship: 'freighter' },
    { side: 'any', if: 'out_of_reach', of: 'enemy' },
  ],
  loss: [],
  source: ['001:222-236', '000:689-717'],
  decisions: ['D-97', 'D-97a', 'D-98', 'D-99'],
}
