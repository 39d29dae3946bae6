import { describe, expect, test } from 'vitest'
import type { FlickFleetState } from '../../games/flickfleet'
import { battle, type Plan } from './testing/plans'

/** Does nothing that it need not do. */
const idle: Plan = { prefers: () => ['place', 'end', 'play-on'] }

/** Fires whatever it has. */
const gunner: Plan = { prefers: () => ['place', 'fire', 'die', 'activate'] }

/** Only that ship fires: nobody else may hit a friend. */
const alone = (id: string): Plan => ({
  prefers: (s) => (s.active && s.active.ship !== id ? ['end'] : gunner.prefers(s)),
})

const FREIGHTERS = ['s4', 's5', 's6', 's7']

/** Sends a freighter whenever it may and moves nothing else; the first push of each is so fast. */
const convoy = (firstPush: number, wish: Plan['wish'] = {}): Plan => ({
  prefers: ({ active }) =>
    active && !FREIGHTERS.includes(active.ship)
      ? ['end']
      : ['place', 'move', ...FREIGHTERS.map((id) => `activate:${id}`)],
  speed: ({ active, slices }) => (isClear(slices, active!.ship) ? FULL : firstPush),
  wish,
})

/** It may jump. */
const isClear = ({ hyperspace }: FlickFleetState['slices'], ship: string): boolean =>
  (hyperspace as { clear: string[] }).clear.includes(ship)

/**
 * A freighter pushed as fast as is allowed slides about 35 cm, at 800 mm/s about 13 cm (docs/determinism.md).
 */
const FULL = 1320

const jumped = ({ ships }: FlickFleetState): number =>
  Object.values(ships).filter(({ where }) => where === 'away').length

describe('Flight before the firestorm', () => {
  test('freighters that go in two steps get away', async () => {
    const { ending, s } = await battle('firestorm', {}, { uprising: convoy(800), imperium: idle })
    expect(ending.winners).toEqual(['uprising'])
    expect(jumped(s)).toBe(3)
  })

  test('freighters that leave at once are torn apart', async () => {
    const south = { x: 450, y: 100, a: 180 }
    const hasty = convoy(FULL, { s4: south, s5: south })
    const { ending, s } = await battle('firestorm', {}, { uprising: hasty, imperium: idle })
    expect(ending.winners).toEqual(['imperium'])
    expect([s.ships['s4']!.lost, s.ships['s5']!.lost]).toEqual(['left the table', 'left the table'])
  })
})

describe("In gravity's shadow", () => {
  // 197.5 mm lie between: three drifts of 50 mm are not enough.
  test('where nobody moves, the star takes the dreadnought in its fourth drift', async () => {
    const { ending, s } = await battle('gravitys_shadow', {}, { uprising: idle, imperium: idle })
    expect(ending.winners).toEqual(['uprising'])
    expect(s.round).toBe(4)
    expect(s.ships['s6']!.lost).toBe('destroyed')
  })

  test('placed in a corner it outlasts a carrier placed right before the star', async () => {
    const before = { ...idle, wish: { s1: { x: 450 }, s2: { x: 650 } } }
    const sides = { uprising: before, imperium: { ...idle, wish: { s6: { x: 60 } } } }
    const { ending, s } = await battle('gravitys_shadow', { placing: 'by hand' }, sides)
    expect(ending.winners).toEqual(['imperium'])
    expect(s.ships['s6']!.where).toBe('table')
  })
})

describe('Training wheels', () => {
  const choices = { stalemate: 'off' }

  test('wings that fire long enough at an idle dreadnought win, with its escort on the table', async () => {
    const { ending, s } = await battle('training_wheels', choices, { imperium: idle, uprising: gunner })
    expect(ending.winners).toEqual(['uprising'])
    expect([s.ships['s1']!.where, s.ships['s4']!.where]).toEqual(['lost', 'table'])
  })

  test('a dreadnought that fires long enough at idle wings wins', async () => {
    const { ending, s } = await battle('training_wheels', choices, { imperium: alone('s1'), uprising: idle })
    expect(ending.winners).toEqual(['imperium'])
    expect(s.ships['s1']!.where).toBe('table')
  })
})
