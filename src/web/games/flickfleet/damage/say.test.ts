import { expect, test } from 'vitest'
import { sayChain, stepOf } from './say'
import type { Chain, SeenGate } from './types'

const gate = (is: SeenGate['is'], name: string, state: SeenGate['state'], say: string): SeenGate => ({
  is,
  name,
  state,
  say,
  now: 1,
  most: 2,
})

const CHAIN: Chain = {
  n: 7,
  piece: 'i1',
  name: 'Meridian',
  title: 'Meridian takes two damage',
  value: 3,
  cause: '',
  twice: '',
  met: null,
  last: { is: 'disc', piece: 'i1', place: 1, value: 1 },
  rows: [
    [gate('shields', 'Shield', 'takes', 'the last one gone'), gate('armour', 'Armour', 'not reached', '')],
    [
      gate('shields', 'Shield', 'passed', 'none left'),
      gate('armour', 'Armour', 'passed', '3 gets through'),
      gate('location', 'Defence Grid', 'takes', '1 left'),
    ],
  ],
  meaning: 'Fires one die.',
}

test('a chain in words names what each point came to, and nothing else', () =>
  expect(sayChain(CHAIN)).toBe(
    'Meridian takes two damage on 3. Shield, the last one gone. ' +
      'Shield, none left; Armour, 3 gets through; Defence Grid, 1 left. Fires one die.',
  ))

test('gates light up in the order in which the points came to them', () => {
  expect([stepOf(CHAIN, 0, 0), stepOf(CHAIN, 1, 0), stepOf(CHAIN, 1, 2)]).toEqual([0, 1, 3])
})
