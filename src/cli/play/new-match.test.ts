import { expect, test } from 'vitest'
import { bareTable } from '../../match/testing/bare-table'
import { nonces } from '../../match/testing/nonces'
import { newMatch } from './new-match'

const wanted = (...players: string[]) => ({ setup: 'two', choices: {}, players, seed: '1' })

test('a bot is refused by name where a game has nothing for bots; chance plays every game', () => {
  expect(() => newMatch(nonces, bareTable, wanted('random', 'cadet'))).toThrow(
    "Bots do not play Nonces yet, so 'cadet' cannot.",
  )
  expect(newMatch(nonces, bareTable, wanted('random', 'random')).asks).not.toEqual([])
})
