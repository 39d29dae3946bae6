import { describe, expect, test } from 'vitest'
import { randomChoices, type Choices, type Json } from '../../kit'
import { random } from '../../../table/exact'
import { problems, readFleet, type Fleet } from '../fleet'
import { begin, played } from './index'
import { choicesOf } from './choices'
import { seatsOf } from './sides'

const fair = played.find(({ id }) => id === 'fair_battle')!

const DESTROYER = { ship: 'destroyer', aboard: {} }

const factionOf = (fleet: Json | undefined): string => (fleet as unknown as Fleet).faction

const begun = (choices: Choices) => {
  const result = begin({ setup: 'fair_battle', choices })
  if (!result.ok) throw new Error(result.why)
  return result.state
}

const refusal = (choices: Choices): string => {
  const result = begin({ setup: 'fair_battle', choices })
  return result.ok ? 'it was begun' : result.why
}

describe('what is chosen for a fair battle', () => {
  test('points and supply come before the fleets, which hang on them', () => {
    expect(
      choicesOf(fair)
        .map(({ id }) => id)
        .slice(0, 5),
    ).toEqual(['points', 'supply', 'south', 'north', 'placing'])
  })

  test('the seats have no faction yet', () => {
    expect(seatsOf(fair)).toEqual([
      { id: 'south', name: 'South' },
      { id: 'north', name: 'North' },
    ])
  })

  test('without a word it is 40 points, Uprising against Imperium', () => {
    const { sides, ships } = begun({})
    expect([sides['south']!.name, sides['north']!.name]).toEqual(['Uprising', 'Imperium'])
    expect(Object.values(ships).map(({ class: kind }) => kind)).toEqual([
      'destroyer',
      'destroyer',
      'fighter_wing',
      'fighter_wing',
      'bomber_wing',
      'destroyer',
      'destroyer',
      'destroyer',
      'destroyer',
    ])
  })

  test('a fleet may be given as data or as its text: the same battle begins', () => {
    const read = readFleet('imperium: dreadnought, fighter')
    const south = read.ok && (read.fleet as unknown as Json)
    const given = { points: 60, south, obstacles: [{ word: 'coin', mobile: false, permanent: false }] }
    const written = { points: '60', south: 'imperium: fighter, dreadnought', obstacles: 'coin static' }
    expect(begun(given)).toEqual(begun(written))
    expect(Object.values(begun(given).ships)[0]!.class).toBe('dreadnought')
  })

  test('by chance it is always legal, from 10 to 60 points', () => {
    const next = random('fair battles')
    const chosen = Array.from({ length: 200 }, () => randomChoices(choicesOf(fair), next))
    for (const choices of chosen) {
      const terms = { points: Number(choices['points']), supply: choices['supply'] as 'box' }
      expect(problems(choices['south'] as unknown as Fleet, terms)).toEqual([])
      expect(refusal(choices)).toBe('it was begun')
    }
    const points = chosen.map((choices) => Number(choices['points']))
    expect(Math.min(...points)).toBeGreaterThanOrEqual(10)
    expect(Math.max(...points)).toBeLessThanOrEqual(60)
    expect(new Set(points).size).toBeGreaterThan(40)
    expect(new Set(chosen.map(({ south, north }) => factionOf(south) === factionOf(north))).size).toBe(2)
  })

  test.each([
    [{ points: 'NaN' }, "The points are a whole number from 10 to 200, not 'NaN'."],
    [{ points: '9' }, 'not 9.'],
    [{ points: '201' }, 'not 201.'],
    [{ points: '-40' }, "not '-40'."],
    [{ points: '4e1' }, "not '4e1'."],
    [{ points: '40.5' }, "not '40.5'."],
    [{ points: '' }, "not ''."],
    [{ points: [40] }, 'not [40].'],
    [{ points: 40.5 }, 'not 40.5.'],
    [{ supply: 'endless' }, "'supply' is box or exp1 or bof1 or all or double or unlimited, not"],
    [{ south: '' }, 'The fleet in the south: Letter 1: A faction'],
    [{ north: 'imperium: 5 destroyer' }, 'The fleet in the north: The box has 4 Destroyers of the Imperium'],
    [{ points: '20', south: 'uprising: 3 destroyer' }, 'costs 30 points, 10 over the agreed 20.'],
    [{ south: 'x'.repeat(100_000) }, 'A fleet has at most 400 letters, not 100000.'],
    [{ south: { faction: 'uprising' } }, 'The fleet in the south: It has a faction and a list of ships'],
    [
      { south: { faction: 'uprising', ships: [{ ship: 'destroyer', aboard: [] }] } },
      'It has a faction and a list',
    ],
    [{ south: { faction: 'toString', ships: [DESTROYER] } }, "There is no faction 'toString' here."],
    [{ south: { faction: 'imperium', ships: [{ ...DESTROYER, ship: 'sofa' }] } }, "has no 'sofa'"],
    [
      { south: { faction: 'imperium', ships: [{ ...DESTROYER, aboard: { fighter_wing: 1 } }] } },
      'takes no wings aboard',
    ],
    [
      { south: { faction: 'imperium', ships: Array.from({ length: 100 }, () => DESTROYER) } },
      'It has a faction and a list',
    ],
    [{ east: 'uprising: fighter' }, "There is no choice 'east' here."],
  ])('%j is refused', (choices, why) => {
    expect(refusal(choices)).toContain(why)
  })
})

test('other scenarios have no fleets to buy', () => {
  const result = begin({ setup: 'introductory', choices: { south: 'uprising: fighter' } })
  expect(result).toMatchObject({ ok: false, why: expect.stringContaining("no choice 'south'") as string })
})
