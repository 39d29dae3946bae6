import { describe, expect, test } from 'vitest'
import type { About, Gate } from '../../../../games/kit'
import type { LogLine } from '../../../../match'
import { chainOf as chains } from './chain'
import type { Chain } from './types'

const KNOWN = {
  pieces: {
    i9: { name: 'Meridian', what: 'Dreadnought', seat: 'imperium' },
    d1: { name: 'Drone 1', what: 'Range drone', seat: 'nobody' },
  },
  sides: { imperium: { name: 'Imperium', mark: 'imperium', edge: 'N' as const } },
}

const lines = (...abouts: Omit<About, 'piece'>[]): LogLine[] =>
  abouts.map((about) => ({ n: 7, say: '', about: { piece: 'i9', ...about } }))

const chainOf = (...abouts: Omit<About, 'piece'>[]): Chain[] => chains(lines(...abouts), KNOWN)

const gate = (is: string, name: string, say?: string): Gate => ({
  is,
  name,
  now: 1,
  most: 2,
  ...(say === undefined ? {} : { say }),
})

const shields = gate('shields', 'Shield', 'the last one gone')
const gone = gate('shields', 'Shield', 'none left')
const armour = gate('armour', 'Armour', '3 gets through')
const grid = gate('location', 'Defence Grid', '1 left')
const hull = gate('hull', 'Hull')
const lost = gate('lost', 'Lost')

const left = { name: 'shields', now: 0, most: 4 }
const fires = { is: 'fires', value: 3, die: 'D6', note: 'Twice.' }
const shield = { is: 'shield', gate: 'shields', way: [shields, hull, lost], left, note: 'Shields are down.' }
const disc = {
  is: 'disc',
  place: 1,
  gate: 'location',
  way: [gone, armour, grid, hull, lost],
  left,
  note: 'One die.',
}

const only = (chains: Chain[]): Chain => {
  expect(chains).toHaveLength(1)
  return chains[0]!
}

const states = ({ rows }: Chain): string[][] => rows.map((row) => row.map(({ state }) => state))

test('a row for each point: what it passed, what took it, what it never reached', () => {
  const chain = only(chainOf(fires, shield, disc))
  expect(states(chain)).toEqual([
    ['takes', 'not reached', 'not reached'],
    ['passed', 'passed', 'takes', 'not reached', 'not reached'],
  ])
  expect(chain.rows[1]!.map(({ say }) => say)).toEqual([
    'none left',
    '3 gets through',
    '1 left',
    'not reached',
    'not reached',
  ])
  expect(chain).toMatchObject({ title: 'Meridian takes two damage', value: 3, die: 'D6', twice: 'Twice.' })
  expect(chain.last).toMatchObject({ is: 'disc', place: 1 })
})

describe('what it means now', () => {
  test('of each gate the last sentence', () => {
    const again = { ...shield, note: 'Down again.' }
    expect(only(chainOf(fires, shield, again, disc)).meaning).toBe('Down again. One die.')
  })

  test('once a ship is lost, that alone', () => {
    const end = { is: 'weak spot', gate: 'lost', way: [gone, armour, lost], note: 'Out of the battle.' }
    const chain = only(chainOf(fires, shield, end))
    expect([chain.title, chain.meaning]).toEqual(['Meridian is destroyed', 'Out of the battle.'])
  })
})

test('what costs nothing is said of what holds', () => {
  const holds = {
    is: 'armour',
    gate: 'armour',
    way: [gone, armour, lost],
    value: 8,
    note: 'Nothing is lost.',
  }
  expect(only(chainOf(fires, holds)).title).toBe("Meridian's armour holds")
})

test('a weapon or a defence that nobody has heard of is drawn as its line tells it', () => {
  const cloak = { is: 'cloaked', gate: 'cloak', way: [gate('cloak', 'Cloak', 'drops')] }
  const chain = only(chainOf({ is: 'fires', weapon: 'ion beam', by: 'i9' }, cloak))
  expect(chain.rows).toMatchObject([[{ name: 'Cloak', say: 'drops', state: 'takes' }]])
  expect(chain).toMatchObject({ cause: "Meridian's ion beam", title: "Meridian's cloak holds" })
})

test('a crash is all at once: nothing stops it', () => {
  const chain = only(chainOf({ is: 'crash', gate: 'lost', way: [lost], by: 't1', note: 'Out.' }))
  expect(chain).toMatchObject({ rows: [[{ is: 'lost', state: 'takes' }]], title: 'Meridian is destroyed' })
})

test('several dice queue', () => {
  expect(chainOf(fires, shield, { ...fires, value: 5 }, disc).map(({ value }) => value)).toEqual([3, 5])
})

test('a miss, a hit whose piece is still to be chosen, and what nobody owns show nothing', () => {
  expect(chainOf({ is: 'miss' })).toEqual([])
  expect(chainOf(fires)).toEqual([])
  const drone = lines(fires, shield).map((line) => ({ ...line, about: { ...line.about!, piece: 'd1' } }))
  expect(chains(drone, KNOWN)).toEqual([])
})

test('lines of before points were told one by one show nothing', () => {
  expect(chainOf(fires, { is: 'shield', value: 1 })).toEqual([])
})
