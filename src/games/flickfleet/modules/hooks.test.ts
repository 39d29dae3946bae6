import { expect, test } from 'vitest'
import { createTape } from '../../../table/tape'
import { begin } from '../begin'
import { board } from '../data'
import { baseRules } from '../rules/base'
import { overload } from '../rules/damage'
import { sayHit } from '../rules/firing'
import type { Module } from '../rules/module'
import type { G, ShotGate, Rules, Weapon } from '../rules/rules'
import { teller } from '../rules/tell'
import type { Ship } from '../state'
import { words } from './drift/words'

/** A defence, a weapon and a step that no book has: whatever they need is in one module. */
const tell = teller<typeof words>()
const cloaked = new Set(['s1'])
const lost: string[] = []

const cloak: ShotGate = {
  meet: ({ ship }) => {
    const gate = { is: 'cloak', name: 'Cloak', now: 1, most: 1 }
    return cloaked.has(ship.id) ? { gate, say: 'drops', stops: true } : null
  },
  stop(g, { ship }, stopped) {
    cloaked.delete(ship.id)
    tell(g.s, 'The cloak drops.', { is: 'drifts', piece: ship.id, ...stopped })
  },
}

const beam: Weapon = {
  name: 'beam',
  entry: 'firing',
  points: 1,
  pieces: 1,
  ignoresArmour: true,
  // oxlint-disable-next-line require-yield -- nobody is asked
  *ship(g, target) {
    overload(g, target)
  },
}

const strange: Module = {
  word: 'strange',
  adds: (rules) => ({
    ...rules,
    gates: [cloak, ...rules.gates],
    weapons: { ...rules.weapons, beam },
    pointLost: [...rules.pointLost, (_, ship, place) => lost.push(`${ship.id} ${place}`)],
  }),
}

function battle(rules: Rules): { g: G; ship: Ship } {
  const begun = begin({ setup: 'introductory', choices: {} })
  if (!begun.ok) throw new Error(begun.why)
  const s = begun.state
  return { g: { s, rules, tape: createTape(board)(s.table) }, ship: s.ships['s1']! }
}

const { g, ship } = battle(strange.adds(baseRules))
const strike = (weapon: string, result: number): void => {
  const { done } = g.rules.weapons[weapon]!.ship(g, ship, result).next({ key: '', did: 'revealed' })
  expect(done, 'nobody is asked').toBe(true)
}

test('a defence before all others stops one point and is told with the gates behind it', () => {
  strike('laser', 6)
  expect(ship.shields).toBe(2)
  const { about } = g.s.log.at(-1)!
  expect(about!.way!.map(({ is, say }) => [is, say])).toEqual([
    ['cloak', 'drops'],
    ['shields', undefined],
    ['armour', undefined],
    ['location', undefined],
    ['lost', undefined],
  ])
  strike('laser', 6)
  expect([ship.shields, lost]).toEqual([1, ['s1 undefined']])
})

test('a weapon does what its script says, and every loss is stepped through', () => {
  strike('beam', 3)
  expect([ship.shields, ship.discs]).toEqual([0, [0, 3, 0, 0, 1]])
  expect(lost.slice(1)).toEqual(['s1 undefined', 's1 3'])
})

test('a hit is told with the name that the weapon has in sentences', () => {
  sayHit(g, { ship: g.s.ships['s4']!, target: ship, weapon: 'beam', die: 'D6', result: 2 })
  expect(g.s.log.at(-1)!.about).toMatchObject({ is: 'fires', by: 's4', weapon: 'beam', value: 2 })
})
