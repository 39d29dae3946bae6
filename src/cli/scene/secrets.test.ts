/* oxlint-disable unicorn/no-thenable -- `then` is a word of the scene files; nobody awaits a scene */
import { expect, test } from 'vitest'
import { bareTable } from '../../match/testing/bare-table'
import { NONCES, nonces } from '../../match/testing/nonces'
import { runScene } from './run'
import type { Scene } from './types'

/** The deck turned round: Ada is dealt the last three of it. */
const BACKWARDS = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]

const scene = (more: Partial<Scene>): Scene => ({
  scene: 'A deck is shuffled, a card picked in secret',
  rule: 'none',
  game: 'nonces',
  setup: { setup: 'two' },
  shuffles: [BACKWARDS],
  play: [
    { seat: 'ada', do: 'end' },
    { seat: 'ada', do: 'ada1', then: { 'sees.ben.shown': [] } },
  ],
  then: {},
  same: ['seats'],
  ...more,
})

const played = (more: Partial<Scene>): string[] => runScene(scene(more), nonces, bareTable)

test('a shuffle comes out as written, and each seat sees its own cards only', () => {
  const then = {
    'hands.ada.0.card.is': NONCES[9],
    'hands.ada.2.card.is': NONCES[7],
    'hands.ben.0.card.is': NONCES[6],
    'sees.ada.hands.ada.0.card': NONCES[9],
    'sees.ada.hands.ben.0.card': null,
    'sees.ben.hands.ada.0.card': null,
    'sees.spectator.hands.ben.0.card': null,
  }
  expect(played({ then })).toEqual([])
  expect(played({ then: { 'sees.ben.hands.ada.0.card': NONCES[9] } })).toEqual([
    `sees.ben.hands.ada.0.card is null, not "${NONCES[9]}"`,
  ])
})

test("both have picked: the cards are turned over, in the seats' order", () => {
  const play = [...scene({}).play, { seat: 'ben', do: 'ben0', rolls: [4] }]
  const then = { 'sees.ben.shown': [NONCES[8], NONCES[6]], 'log has': 'The die shows 4.' }
  expect(played({ play, then })).toEqual([])
})

test('a shuffle must be one of all places, and happen', () => {
  expect(() => played({ shuffles: [[0, 1]] })).toThrow(
    "The shuffle 'deal' needs each number from 0 to 9 once.",
  )
  expect(() => played({ shuffles: [] })).toThrow("The scene names too few shuffles: 'deal' is shuffled too.")
  expect(played({ shuffles: [BACKWARDS, [1, 0]] })).toContain('not shuffled: 1, 0')
})
