import { expect, test } from 'vitest'
import { allies, areAllies, foes, seatsWith, teamsOf } from './teams'
import type { Setup } from './game'

const pairs = { seats: ['n', 'e', 's', 'w'], teams: { n: 'long', s: 'long', e: 'broad', w: 'broad' } }
const alone = { seats: ['n', 'e', 's'] }

test('seats of a team win together and have the other team for foes', () => {
  expect(allies(pairs, 's')).toEqual(['n', 's'])
  expect(foes(pairs, 's')).toEqual(['e', 'w'])
})

test('without teams everybody else is a foe', () => {
  expect(allies(alone, 'e')).toEqual(['e'])
  expect(foes(alone, 'e')).toEqual(['n', 's'])
})

test('what nobody plays is nobody’s ally', () => {
  expect(areAllies(pairs, 'n', 'nobody')).toBe(false)
  expect(areAllies(alone, 'nobody', 'nobody')).toBe(true)
})

test('teams are noted only where there are any', () => {
  expect(teamsOf([{ id: 'n', name: 'North' }])).toEqual({})
  expect(teamsOf([{ id: 'n', name: 'North', team: 'long' }])).toEqual({ teams: { n: 'long' } })
})

test('the seats follow the choices, and the usual ones where nothing was chosen', () => {
  const words = [
    { id: '2', say: 'two' },
    { id: '3', say: 'three' },
  ]
  const setup: Setup = {
    id: 'brawl',
    name: 'Brawl',
    about: 'As many as like.',
    choices: [{ id: 'players', say: 'Players', words }],
    seats: ({ players }) => ['a', 'b', 'c'].slice(0, Number(players)).map((id) => ({ id, name: id })),
  }
  expect(seatsWith(setup, {}).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(seatsWith(setup, { players: '3' }).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})
