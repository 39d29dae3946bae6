import { describe, expect, test } from 'vitest'
import { createTape } from '../../../table/tape'
import type { Pose } from '../../../table/types'
import { begin } from '../begin'
import { board } from '../data/board'
import { rulesWith } from '../modules'
import { own } from '../modules/hyperspace/state'
import type { G } from '../rules/rules'
import type { Ship } from '../state'
import { judge } from './judge'

/** Flight before the firestorm, with one freighter there. */
function flight(pose: Pose | null, given: Partial<Ship> = {}, clear = false): G {
  const begun = begin({ setup: 'firestorm', choices: { placing: 'standard' } })
  if (!begun.ok) throw new Error(begun.why)
  const s = begun.state
  const freighter = Object.values(s.ships).find(({ class: of }) => of === 'freighter')!
  Object.assign(freighter, { where: 'table' }, given)
  if (clear) own(s).clear.push(freighter.id)
  if (pose) s.table = { ...s.table, [freighter.id]: { kind: 'ship', shape: 'freighter', pose } }
  return { s, rules: rulesWith(s.modules), tape: createTape(board)(s.table) }
}

describe('what a flight is worth to those who flee', () => {
  const worth = (g: G): number => judge(g, 'uprising')
  const middle = flight({ x: 450, y: 640, a: 0 })
  const edge = flight({ x: 450, y: 840, a: 0 })
  const clear = flight({ x: 450, y: 840, a: 0 }, {}, true)
  const away = flight(null, { where: 'away' }, true)
  const lost = flight(null, { where: 'lost' })

  test('the nearer to the edge the better, better still when it may jump, best in hyperspace', () => {
    const rising = [lost, middle, edge, clear, away].map(worth)
    expect(rising).toEqual(rising.toSorted((a, b) => a - b))
    expect(new Set(rising).size).toBe(rising.length)
  })

  test('the worse for those who hunt them', () => {
    const falling = [lost, middle, edge, clear, away].map((g) => judge(g, 'imperium'))
    expect(falling).toEqual(falling.toSorted((a, b) => b - a))
  })
})
