// Written by tools/bring-data.mjs from the rules folder: change it there, not here.
import type { Scenario } from '../types'

export const bombers_vs_mines: Scenario = {
  id: 'bombers_vs_mines',
  name: 'Bombers vs. Mines',
  expansion: 'exp1',
  order: ['uprising', 'imperium'],
  placing: 'in_order',
  starter: 'most_ships',
  sides: [
    {
      id: 'uprising',
      faction: 'uprising',
      edge: 'S',
      inPlay: [{ ship: 'destroyer', count: 2 }, { ship: 'bomber_wing', count: 1 }],
      placement: { rearAt: 50, from: 'own' },
      deployment: {
        house: true,
        poses: [{ x: 250, y: 90.4, a: 0 }, { x: 650, y: 90.4, a: 0 }, { x: 450, y: 89, a: 0 }],
      },
      arrivals: [],
    },
    {
      id: 'imperium',
      faction: 'imperium',
      edge: 'N',
      inPlay: [
        { ship: 'mine_layer', count: 1, name: 'ISS Bastion' },
        { ship: 'destroyer', count: 1 },
        { ship: 'fighter_wing', count: 2 },
      ],
      placement: { rearAt: 50, from: 'own' },
      deployment: {
        house: true,
        poses: [
          { x: 370, y: 806.9, a: 180 },
          { x: 530, y: 809.6, a: 180 },
          { x: 200, y: 820, a: 180 },
          { x: 700, y: 820, a: 180 },
        ],
      },
      arrivals: [],
    },
  ],
  scenery: [
    { kind: 'mine', pose: { x: 300, y: 450, a: 0 }, size: 20, house: true },
    { kind: 'mine', pose: { x: 600, y: 450, a: 0 }, size: 20, house: true },
  ],
  modules: ['mines', 'mine_recovery'],
  minesAboard: { mine_layer: 2 },
  win: [{ side: 'any', if: 'last_standing' }],
  loss: [],
  source: ['000:808-834'],
  decisions: ['D-101', 'D-80'],
}
