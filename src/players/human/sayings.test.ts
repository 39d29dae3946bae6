import { expect, test } from 'vitest'
import type { PieceWords } from '../../games/kit'
import { saidWhole, sayingsOf } from './sayings'

const text = (piece: Partial<PieceWords>): string =>
  saidWhole(sayingsOf({ name: 'Ember', what: 'Destroyer', seat: 'uprising', ...piece }))

const says = [{ say: 'Shields 1 of 2.' }, { mark: '4', say: 'weak spot.' }]

test('a piece says what it is, how it stands and that it may still act', () =>
  expect(text({ says, ready: 'Can still activate.' })).toBe(
    'Destroyer. Shields 1 of 2. 4 weak spot. Can still activate.',
  ))

test('one that acts says what it can do', () =>
  expect(text({ says, active: ['Can now fire.'] })).toBe(
    'Destroyer, active. Shields 1 of 2. 4 weak spot. Can now fire.',
  ))

test('what is away says where', () => expect(text({ away: 'destroyed' })).toBe('Destroyer, destroyed.'))
