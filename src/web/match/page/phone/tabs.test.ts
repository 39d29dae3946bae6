import { expect, test } from 'vitest'
import { newBattle, seenIn, take } from '../../testing/battle'
import type { Laid } from '../../../../players/human'
import type { AskedOption, Seen } from '../../model/seen'
import { boardsIn } from '../../../games/flickfleet/boards'
import { homeOf } from '../../../games/flickfleet/panels/homes'
import { tabFor, tabNow, tabsFor } from './tabs'

test('after the end there is nothing to choose and nothing to aim', () => {
  expect(tabsFor(true)).not.toContain('ships')
  expect(tabsFor(true)).not.toContain('aim')
  expect(tabNow('aim', true)).toBe('watch')
})

test('what is there in both stays open', () => {
  expect([tabNow('log', false), tabNow('log', true)]).toEqual(['log', 'log'])
  expect(tabNow('watch', false)).toBe('ships')
})

const seen = (match: ReturnType<typeof newBattle>): Seen => seenIn(match)
const laidIn = ({ board, view }: Seen): Laid => ({ board, rest: view.state.table })

const openedBy = (at: Seen, more: readonly AskedOption[] = []): string =>
  tabFor(laidIn(at), [...at.choices, ...more], (choice) => homeOf(choice, boardsIn(at)) !== null)

test('a die that waits opens the aim, ships to choose from do not', () => {
  const match = newBattle()
  expect(openedBy(seen(match))).toBe('ships')
  const ship = seen(match).choices[0]!
  take(match, ship.ask.seat, ship.option.id)
  expect(openedBy(seen(match))).toBe('ships')
  const fires = seen(match).choices.find(({ option }) => option.id.startsWith('fire'))!
  take(match, ship.ask.seat, fires.option.id)
  expect(openedBy(seen(match))).toBe('aim')
})

test('placing opens by itself only where nothing else is offered', () => {
  const placing = seen(newBattle({ placing: 'by hand' }))
  const other = seen(newBattle()).choices[0]!
  expect(placing.choices.filter(({ ask }) => !ask.extra).map(({ option }) => option.how)).toContain('place')
  expect(openedBy(placing)).toBe('aim')
  expect(openedBy(placing, [other])).toBe('ships')
  expect(openedBy(placing, [{ ...other, ask: { ...other.ask, extra: true } }])).toBe('aim')
})

test('what belongs to no ship is aimed at once (001:190)', () =>
  expect(openedBy(seen(newBattle(undefined, 'target_practice')))).toBe('aim'))

test('of several dice one is chosen first, wherever they lie', () => {
  const match = newBattle()
  const { choices, ...at } = seen(match)
  const rest = { a: { kind: 'die', shape: 'D6', pose: { x: 1, y: 1, a: 0, up: 1 } } }
  const surface = 'any'
  const die = (piece: string): AskedOption => ({
    ...choices[0]!,
    option: { how: 'flick', id: piece, verb: 'flick', say: '', piece: 'a', surface, min: 1, max: 2 },
  })
  const opened = (...dice: AskedOption[]) => tabFor({ board: at.board, rest }, dice, () => true)
  expect([opened(die('one')), opened(die('one'), die('other'))]).toEqual(['aim', 'ships'])
})
