// Written by tools/bring-data.mjs from the rules folder: change it there, not here.
import type { Scenario } from '../types'

export const killing_fields: Scenario = {
  id: 'killing_fields',
  name: 'The Killing Fields',
  expansion: 'exp1',
  order: ['uprising', 'imperium'],
  placing: 'fixed',
  starter: 'most_ships',
  sides: [
    {
      id: 'uprising',
      faction: 'uprising',
      edge: 'S',
      inPlay: [{ ship: 'destroyer', count: 1, name: 'Guerrilla' }],
      placement: { rearAt: 50, from: 'own' },
      deployment: { house: true, poses: [{ x: 184.8, y: 90.4, a: 0 }] },
      arrivals: [
        {
          round: 3,
          ships: [
            {
              ship: 'carrier',
              count: 1,
              aboard: [{ ship: 'fighter_wing', count: 2 }, { ship: 'bomber_wing', count: 1 }],
            },
          ],
          placement: { rearAt: 50, from: 'own' },
          poses: [{ x: 450, y: 112.2, a: 0 }],
        },
        {
          round: 4,
          ships: [{ ship: 'ram', count: 1, name: 'Piledriver' }],
          placement: { rearAt: 50, from: 'own' },
          poses: [{ x: 650, y: 88.3, a: 0 }],
        },
      ],
    },
    {
      id: 'imperium',
      faction: 'imperium',
      edge: 'N',
      inPlay: [{ ship: 'stealth_ship', count: 1, name: 'ISS Phantom' }],
      placement: { rearAt: 50, from: 'own' },
      deployment: { house: true, poses: [{ x: 715.2, y: 816.9, a: 180 }] },
      arrivals: [
        {
          round: 3,
          ships: [{ ship: 'mine_layer', count: 1, name: 'ISS Bastion' }],
          placement: { rearAt: 50, from: 'own' },
          poses: [{ x: 450, y: 806.9, a: 180 }],
        },
        {
          round: 4,
          ships: [{ ship: 'destroyer', count: 1 }],
          placement: { rearAt: 50, from: 'own' },
          poses: [{ x: 250, y: 809.6, a: 180 }],
        },
      ],
    },
  ],
  scenery: [
    { kind: 'mine', pose: { x: 184.8, y: 184.8, a: 0 }, size: 20, house: false },
    { kind: 'mine', pose: { x: 361.6, y: 361.6, a: 0 }, size: 20, house: false },
    { kind: 'mine', pose: { x: 538.4, y: 538.4, a: 0 }, size: 20, house: false },
    { kind: 'mine', pose: { x: 715.2, y: 715.2, a: 0 }, size: 20, house: false },
  ],
  modules: ['reinforcements', 'mines', 'mine_recovery'],
  minesAboard: { mine_layer: 0 },
  win: [{ side: 'any', if: 'last_standing' }],
  loss: [],
  source: ['000:719-750'],
  decisions: ['D-99', 'D-100', 'D-80', 'D-83'],
}
