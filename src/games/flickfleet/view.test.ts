import { expect, test } from 'vitest'
import { createTape } from '../../table/tape'
import { begin } from './begin'
import { board } from './data/board'
import { describe, title } from './view'

function battle(setup: string) {
  const begun = begin({ setup, choices: {} })
  if (!begun.ok) throw new Error(begun.why)
  const s = begun.state
  return { s, shown: () => describe(s, createTape(board)(s.table)) }
}

test('the title is the round, or what is placed', () => {
  const { s } = battle('introductory')
  expect([title({ ...s, round: 0 }), title({ ...s, round: 4 })]).toEqual(['Placing the ships', 'Round 4'])
})

test('a side is as strong as what it has left; what is lost counts for nothing', () => {
  const { s, shown } = battle('introductory')
  const before = shown().sides['uprising']!.strength!
  const [ship] = Object.values(s.ships)
  ship!.shields -= 1
  expect(shown().sides['uprising']!.strength).toBe(before - 1)
  ship!.where = 'lost'
  const { shields, hull, discs } = ship!
  const had = shields + hull + discs.reduce((sum, one) => sum + one, 0)
  expect(shown().sides['uprising']!.strength).toBe(before - 1 - had)
})

test('drones have a name and nothing else to say (001:190)', () => {
  const { shown } = battle('target_practice')
  const drones = Object.values(shown().pieces).filter(({ seat }) => seat === 'nobody')
  expect(drones.filter(({ what }) => what !== 'Obstacle')).toHaveLength(5)
  for (const drone of drones) expect(drone).not.toHaveProperty('says')
})
