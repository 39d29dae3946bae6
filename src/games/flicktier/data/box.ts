// Written by tools/bring-flicktier.mjs from the rules folder: change it there, not here.
import type { Box } from './types'

export const box: Box = {
  resources: [
    { id: 'quantum', name: 'Quantum' },
    { id: 'tech', name: 'Tech' },
    { id: 'alloy', name: 'Alloy' },
    { id: 'biomass', name: 'Biomass' },
  ],
  bonuses: {
    quantum: [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4],
    tech: [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4],
    alloy: [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4],
    biomass: [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4],
  },
  planetTokens: 2,
  players: [
    { players: 2, vpTokens: 9, missionCards: 10 },
    { players: 3, vpTokens: 11, missionCards: 12 },
    { players: 4, vpTokens: 14, missionCards: 15 },
  ],
  hand: { start: 1, most: 9 },
  exploit: 3,
  row: 3,
  questions: [1, 1, 1, 2, 2, 2, 3, 3],
  dice: [
    { sides: 4, mass: 0.91 },
    { sides: 6, mass: 4.59 },
    { sides: 8, mass: 3.62 },
    { sides: 12, mass: 4.91 },
  ],
  hyperspace: { length: 75, width: 25 },
  bug: { radius: 7.5, height: 5, mass: 0.62 },
  flick: { min: 100, max: 2500 },
  solo: {
    vpTokens: 9,
    missionCards: 10,
    raiders: [6, 8, 12],
    turns: 20,
    grades: [
      { min: 0, name: 'Lost' },
      { min: 15, name: 'Charted' },
      { min: 22, name: 'Settled' },
      { min: 30, name: 'Dominant' },
    ],
  },
}
