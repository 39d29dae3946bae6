import { expect, test } from 'vitest'
import { rulesWith } from '../modules'
import { begin } from '../begin'
import { createTape } from '../../../table/tape'
import { board } from '../data'
import { order, seatsAfter } from './order'
import type { G } from './rules'

/** Three sides with a ship each, of which these have a cube. */
function three(turnOf: string, cubes: string[]): G {
  const begun = begin({ setup: 'introductory', choices: {} })
  if (!begun.ok) throw new Error(begun.why)
  const s = begun.state
  const [one] = Object.values(s.ships)
  s.seats = ['a', 'b', 'c']
  s.ships = Object.fromEntries(
    s.seats.map((seat) => [seat, { ...one!, id: seat, seat, cube: cubes.includes(seat) }]),
  )
  s.turnOf = s.lastActive = turnOf
  s.sides = Object.fromEntries(s.seats.map((seat) => [seat, { ...s.sides['uprising']!, name: seat }]))
  return { s, rules: rulesWith([]), tape: createTape(board)(s.table) }
}

test('the seats after one, itself last; after nobody all of them', () => {
  const seats = ['a', 'b', 'c']
  expect(seatsAfter({ seats }, 'b')).toEqual(['c', 'a', 'b'])
  expect(seatsAfter({ seats }, null)).toEqual(seats)
})

test('001:41, D-06: the turn goes round, past who has no cube left', () => {
  expect(order.next(three('a', ['a', 'b', 'c']))).toBe('b')
  expect(order.next(three('a', ['a', 'c']))).toBe('c')
  expect(order.next(three('c', ['b', 'c']))).toBe('b')
  expect(order.next(three('b', ['b']))).toBe('b')
})

test('001:37, D-01: the seat after the one that activated last begins a round, if it has a ship', () => {
  const g = three('a', [])
  expect(order.opener(g)).toBe('b')
  g.s.ships['b']!.where = 'lost'
  expect(order.opener(g)).toBe('c')
})

test('D-03: three of one faction with as many ships are tossed for, a number each', () => {
  const script = order.beginner(three('a', []))
  expect(script.next().value).toMatchObject({
    do: 'roll',
    dice: [3],
    why: 'A die for who begins: 1 a, 2 b, 3 c.',
  })
  expect(script.next({ key: 'starter', did: 'rolled', values: [3] }).value).toBe('c')
})
