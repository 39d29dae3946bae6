import { describe, expect, test } from 'vitest'
import type { About, Dashboard } from '../../../../games/kit'
import type { LogLine } from '../../../../match'
import { lookedAt, newBattle } from '../../../match/testing/battle'
import { see } from '../../../match/model/seen'
import { chainOf as chains } from './chain'
import type { Chain } from './types'

/** A dashboard of no battle yet: the introductory one has no ship with a hull. */
const DREADNOUGHT: Dashboard = {
  id: 'i9',
  seat: 'imperium',
  name: 'Meridian',
  what: 'Dreadnought',
  cube: true,
  gauges: [
    { name: 'shields', now: 4, most: 4 },
    { name: 'hull', now: 3, most: 3 },
  ],
  places: [
    { name: 'Nukes', numbers: [1], colour: 'black', now: 1, most: 1, does: 'Fire' },
    { name: 'Defence Grid', numbers: [2, 3], colour: 'red', now: 2, most: 2, does: 'Fire' },
    { name: 'Engines', numbers: [6], colour: 'blue', now: 1, most: 1, does: 'Move' },
  ],
}

const BOARDS = [DREADNOUGHT, ...see(lookedAt(newBattle()))!.description.boards]

/** A ship with so much left. */
function ship(what: string, left: Record<string, number>, discs: Record<string, number> = {}): Dashboard {
  const board = BOARDS.find((one) => one.what === what)!
  return {
    ...board,
    gauges: board.gauges.map((one) => ({ ...one, now: left[one.name] ?? one.now })),
    places: board.places.map((place) => ({ ...place, now: discs[place.name] ?? place.now })),
  }
}

const placeOf = ({ places }: Dashboard, name: string): number =>
  places.findIndex((place) => place.name === name)

const told = (board: Dashboard, ...abouts: Omit<About, 'piece'>[]): LogLine[] =>
  abouts.map((about) => ({ n: 7, say: '', about: { piece: board.id, ...about } }))

const chainOf = (lines: LogLine[], boards: Dashboard[]): Chain[] => chains(lines, { boards, pieces: {} })

/** The gate that takes each point. */
const takers = ({ rows }: Chain): string[] =>
  rows.map((row) => row.find(({ state }) => state === 'takes')!.is)

const only = (chains: Chain[]): Chain => {
  expect(chains).toHaveLength(1)
  return chains[0]!
}

describe('001:91-98 Hitting capital ships', () => {
  test('a shield takes the point whatever the number', () => {
    const board = ship('Dreadnought', { shields: 4 })
    const chain = only(chainOf(told(board, { is: 'fires', value: 9 }, { is: 'shield', value: 3 }), [board]))
    expect(takers(chain)).toEqual(['shields'])
    expect(chain.rows[0]!.map(({ state }) => state).slice(1)).toEqual(Array(4).fill('not reached'))
    expect(chain.meaning).toContain('three shield cubes left')
  })

  test('001:121: an obstacle takes all shields and the disc of the generator in one chain', () => {
    const board = ship('Destroyer', { shields: 2 })
    const generator = placeOf(board, 'Shield Generator')
    const lines = told(
      board,
      { is: 'runs into', by: 't1' },
      { is: 'shield', value: 1 },
      { is: 'shield', value: 0 },
      { is: 'disc', place: generator, value: 0 },
    )
    const chain = only(chainOf(lines, [board]))
    expect(takers(chain)).toEqual(['shields', 'shields', 'location'])
    expect(chain.meaning).toContain('no recharge')
  })

  test('001:119: no gate stops a crash into a moon', () => {
    const board = ship('Dreadnought', { shields: 4 })
    const chain = only(chainOf(told(board, { is: 'crash', by: 't1' }), [board]))
    expect(chain.rows).toMatchObject([[{ is: 'lost', state: 'takes' }]])
    expect(chain.title).toBe(`${board.name} is destroyed`)
    expect(chain.meaning).toContain('out of the battle')
  })

  test('without shields the armour holds against 7 and more', () => {
    const board = ship('Dreadnought', { shields: 0 })
    const chain = only(chainOf(told(board, { is: 'fires', value: 8 }, { is: 'armour', value: 8 }), [board]))
    expect(takers(chain)).toEqual(['armour'])
    expect(chain.title).toMatch(/armour holds$/)
  })

  test('a nuke deals the same number twice: the last shield, then a disc', () => {
    const board = ship('Dreadnought', { shields: 1 })
    const place = placeOf(board, 'Defence Grid')
    const lines = told(
      board,
      { is: 'fires', value: 3 },
      { is: 'shield', value: 0 },
      { is: 'disc', place, value: 1 },
    )
    const chain = only(chainOf(lines, [board]))
    expect(takers(chain)).toEqual(['shields', 'location'])
    expect(chain.title).toBe(`${board.name} takes two damage`)
    expect(chain.meaning).toContain('fires one die instead of two')
    expect(chain.last).toMatchObject({ is: 'disc', place })
  })

  test('an empty location lets it through to the hull', () => {
    const board = ship('Dreadnought', { shields: 0, hull: 2 }, { Engines: 0 })
    const chain = only(chainOf(told(board, { is: 'fires', value: 6 }, { is: 'hull', value: 1 }), [board]))
    expect(chain.rows[0]!.map(({ state }) => state)).toEqual([
      'passed',
      'passed',
      'passed',
      'takes',
      'not reached',
    ])
    expect(chain.rows[0]![2]).toMatchObject({ name: 'Engines', say: 'none left' })
  })

  test('a weak spot is the end of the ship', () => {
    const board = ship('Destroyer', { shields: 0 })
    const place = placeOf(board, 'Weak spot')
    const chain = only(chainOf(told(board, { is: 'fires', value: 4 }, { is: 'weak spot', place }), [board]))
    expect(takers(chain)).toEqual(['lost'])
    expect(chain.rows[0]!.find(({ is }) => is === 'location')).toMatchObject({ weakSpot: true })
    expect(chain.meaning).toContain('out of the battle')
  })
})

test('several dice queue: each starts where the one before it ended', () => {
  const board = ship('Dreadnought', { shields: 2 })
  const lines = told(
    board,
    { is: 'fires', value: 1 },
    { is: 'shield', value: 1 },
    { is: 'fires', value: 2 },
    { is: 'shield', value: 0 },
  )
  expect(chainOf(lines, [board]).map(({ rows }) => rows[0]![0]!.now)).toEqual([2, 1])
})

test('a wing loses pieces whatever the number', () => {
  const board = ship('Fighter Wing', { pieces: 3 })
  const chain = only(chainOf(told(board, { is: 'fires', value: 10 }, { is: 'piece', value: 2 }), [board]))
  expect(takers(chain)).toEqual(['pieces'])
})

test('a miss, and a hit whose piece is still to be chosen, show nothing', () => {
  const board = ship('Bomber Wing', { pieces: 3 })
  expect(chainOf(told(board, { is: 'miss' }), [board])).toEqual([])
  expect(chainOf(told(board, { is: 'fires', value: 2 }), [board])).toEqual([])
})
