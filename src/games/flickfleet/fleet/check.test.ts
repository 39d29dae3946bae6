import { describe, expect, test } from 'vitest'
import { buyable, catalogue, fullLoad, priceOf, problems, type Fleet, type Terms } from './index'
import { read } from './testing/fleets'

const BOX: Terms = { points: 200, supply: 'box' }
const ANY: Terms = { points: 200, supply: 'unlimited' }

describe('what can be bought (001:8-13, 165-173)', () => {
  const listed = (faction: string, supply = 'box') =>
    catalogue(faction, supply).map(
      ({ word, price, supply }) => `${supply} ${word} ${price.empty}-${price.full}`,
    )

  test('of each faction', () => {
    expect(listed('imperium')).toEqual([
      '1 dreadnought 23-35',
      '4 destroyer 10-10',
      '1 carrier 5-25',
      '4 fighter 6-6',
      '1 bomber 8-8',
    ])
    expect(listed('uprising')).toEqual([
      '3 destroyer 10-10',
      '2 carrier 5-25',
      '4 fighter 6-6',
      '2 bomber 8-8',
    ])
    expect(listed('constructor')).toEqual([])
  })

  test('with Expansion 1 its ships too, twice as many out of two boxes, or no end to them', () => {
    expect(listed('uprising', 'exp1')).toEqual([...listed('uprising'), '1 ram 10-10'])
    expect(listed('uprising', 'double')).toContain('2 ram 10-10')
    expect(listed('uprising', 'double')).toContain('6 destroyer 10-10')
    expect(listed('uprising', 'unlimited')).toContain('Infinity ram 10-10')
  })

  test('a full load costs what the book says', () => {
    for (const { ship, price } of buyable.flatMap((faction) => catalogue(faction)))
      expect(priceOf({ ship, aboard: fullLoad(ship) })).toBe(price.full)
  })
})

describe('what is legal', () => {
  const wrong = (text: string, terms: Terms = BOX) =>
    problems(read(text), terms).map(({ is, by }) => `${is} ${by}`)

  test('everything in the box at once, wings aboard or not (001:8-13, D-10)', () => {
    expect(wrong('uprising: 3 destroyer, 2 carrier', BOX)).toEqual([])
    expect(wrong('uprising: 3 destroyer, 2 carrier (empty), 4 fighter, 2 bomber', BOX)).toEqual([])
    expect(wrong('imperium: dreadnought, 4 destroyer, carrier', BOX)).toEqual([])
  })

  test('by how much it is too much', () => {
    expect(wrong('uprising: 4 destroyer', { points: 35, supply: 'box' })).toEqual(['supply 1', 'points 5'])
    expect(wrong('uprising: 4 destroyer', { points: 40, supply: 'unlimited' })).toEqual([])
    expect(wrong('imperium: dreadnought, carrier, fighter', { points: 66, supply: 'box' })).toEqual([
      'supply 1',
    ])
    // 12 wings of 60 mm and 11 gaps of 10 mm are 830 of 850 mm; another is 70 more.
    expect(wrong('imperium: 12 fighter', ANY)).toEqual([])
    expect(wrong('imperium: 13 fighter', ANY)).toEqual(['room 50'])
    expect(wrong('imperium: 13 fighter', { points: 10, supply: 'box' })).toEqual([
      'supply 9',
      'points 68',
      'room 50',
    ])
  })

  test.each([
    [{ faction: 'pirates', ships: [] }, "There is no faction 'pirates' here. There is: imperium, uprising."],
    [{ faction: 'toString', ships: [] }, "There is no faction 'toString' here."],
    [{ faction: 'uprising', ships: [] }, 'A fleet needs at least one ship.'],
    [
      { faction: 'uprising', ships: [{ ship: 'dreadnought', aboard: {} }] },
      'The Uprising has no Dreadnought.',
    ],
    [{ faction: 'uprising', ships: [{ ship: 'valueOf', aboard: {} }] }, "The Uprising has no 'valueOf'."],
    [
      { faction: 'uprising', ships: [{ ship: 'destroyer', aboard: { fighter_wing: 1 } }] },
      'takes no wings aboard',
    ],
    [
      { faction: 'uprising', ships: [{ ship: 'carrier', aboard: { bomber_wing: 2 } }] },
      'at most 1 Bomber Wing aboard, not 2.',
    ],
    [
      { faction: 'uprising', ships: [{ ship: 'carrier', aboard: { carrier: 1 } }] },
      'A Carrier takes no Carrier aboard.',
    ],
    [
      { faction: 'uprising', ships: [{ ship: 'carrier', aboard: { kite: 1 } }] },
      "A Carrier takes no 'kite' aboard.",
    ],
    [
      { faction: 'uprising', ships: [{ ship: 'carrier', aboard: { fighter_wing: -1 } }] },
      'not negative, not -1.',
    ],
    [{ faction: 'uprising', ships: [{ ship: 'carrier', aboard: { fighter_wing: NaN } }] }, 'not NaN.'],
    [{ faction: 'uprising', ships: [{ ship: 'carrier', aboard: { fighter_wing: 0.5 } }] }, 'not 0.5.'],
  ] satisfies [Fleet, string][])('%j is refused', (fleet, why) => {
    const [problem, ...more] = problems(fleet, ANY)
    expect(problem!.say).toContain(why)
    expect(more).toEqual([])
  })
})
