import { expect, test } from 'vitest'
import { begin } from './begin'
import { faults } from './faults'
import { migrate } from './migrate'
import type { State } from './state'

/** As it was stored before modules had a part of their own. */
function stored(setup: string, ships: Record<string, object> = {}, side: object = {}) {
  const begun = begin({ setup, choices: {} })
  if (!begun.ok) throw new Error(begun.why)
  const { slices: _slices, ...core } = begun.state
  const all = Object.entries(core.ships).map(([id, ship]) => [id, { ...ship, ...ships[id] }])
  const sides = Object.entries(core.sides).map(([seat, one]) => [seat, { ...one, ...side }])
  return {
    ...core,
    ships: Object.fromEntries(all),
    sides: Object.fromEntries(sides),
    quietRounds: 3,
    lossThisRound: true,
  }
}

const FLIGHT = stored(
  'firestorm',
  { s1: { counters: 2 }, s4: { movedAway: true, where: 'jumped' }, s5: { movedAway: true } },
  { waited: 2 },
)

test.each(['2', '3'])('what modules keep moves out of a state of version %s', (from) => {
  const { slices, ships, sides, ...core } = migrate(FLIGHT, from)
  expect(slices).toEqual({
    exhaustion: { counters: { s1: 2 } },
    hyperspace: { clear: ['s4', 's5'] },
    stalemate: { quietRounds: 3, loud: true },
    freighter_launch: { waited: { uprising: 2, imperium: 2 } },
  })
  expect(ships['s4']!.where).toBe('away')
  expect(JSON.stringify([ships, sides, core])).not.toMatch(/counters|movedAway|waited|quietRounds|lossThis/)
})

test('001:190: on the range of version 2, too, what a die has pushed past an obstacle goes back', () => {
  const range = stored('target_practice')
  const posts = Object.entries(range.things).map(([id, post]) => [id, { ...post, dieFirst: 'stay' }])
  const { things } = migrate({ ...range, things: Object.fromEntries(posts) }, '2')
  expect(things).toEqual(range.things)
  expect(things['t1']!.dieFirst).toBe('restore')
})

test('version 1 had no modules', () => {
  const { modules: _, things: __, ...old } = stored('introductory')
  const state: State = migrate(old, '1')
  expect(state.modules).toEqual(['point_blank', 'stalemate'])
  expect(state.slices).toEqual({ stalemate: { quietRounds: 3, loud: true } })
  expect(faults(state)).toEqual([])
})

test("today's are left alone", () => {
  const begun = begin({ setup: 'firestorm', choices: {} })
  expect(begun.ok && migrate(begun.state, '5')).toBe(begun.ok && begun.state)
})
