import { describe, expect, test } from 'vitest'
import { random } from '../../../../table/exact'
import { obstacleOffers } from './offers'
import { readObstacles } from './read'
import { freeThings } from './things'
import { wrongObstacles } from './wrong'
import { randomObstacles, writeObstacles } from './write'

const listed = (text: string) => {
  const read = readObstacles(text)
  if (!read.ok) throw new Error(read.why)
  return read.obstacles
}

const why = (text: string): string => {
  const read = readObstacles(text)
  return read.ok ? 'nothing is wrong' : read.why
}

describe('reading a list of obstacles', () => {
  test('no text, no obstacles', () => {
    expect(listed('')).toEqual([])
    expect(listed('  ')).toEqual([])
  })

  test('001:117: stars, moons and planets are static and permanent', () => {
    const stays = { mobile: false, permanent: true }
    expect(listed('star, moon, planet')).toEqual([
      { word: 'star', ...stays },
      { word: 'moon', ...stays },
      { word: 'planet', ...stays },
    ])
    expect(listed('moon static permanent')).toEqual([{ word: 'moon', ...stays }])
  })

  test('001:124: household objects are what is said of them; else mobile and temporary', () => {
    expect(listed('coin, COIN  static,mug permanent static')).toEqual([
      { word: 'coin', mobile: true, permanent: false },
      { word: 'coin', mobile: false, permanent: false },
      { word: 'mug', mobile: false, permanent: true },
    ])
  })

  test('what is wrong is said with what is allowed', () => {
    expect(why('sofa')).toBe(
      "'sofa' is no obstacle. There is: star, moon, planet, coin, mug, bowl, plate, asteroid.",
    )
    expect(why('coin,,moon')).toContain('An obstacle is missing. There is: star,')
    expect(why('coin,')).toContain('An obstacle is missing')
    expect(why('coin big')).toContain(
      "'coin big': it can be mobile or static, permanent or temporary, not 'big'.",
    )
    expect(why('coin mobile static')).toContain('are said once at most')
    expect(why('coin mobile mobile')).toContain('are said once at most')
    expect(why('moon mobile')).toBe("'moon mobile': a moon is always static and permanent.")
    expect(why('star temporary')).toBe("'star temporary': a star is always static and permanent.")
    expect(why('constructor')).toContain("'constructor' is no obstacle")
  })

  test('eight at most, and no endless text', () => {
    expect(listed(Array(8).fill('coin').join(','))).toHaveLength(8)
    expect(why(Array(9).fill('coin').join(','))).toBe('9 obstacles are too many: at most 8.')
    expect(why('x'.repeat(301))).toContain('longer than 300 letters')
  })
})

test('what is offered: star and moon as the scenarios have them, and what may be shot to pieces', () => {
  const offer = (word: string) => obstacleOffers.find((one) => one.word === word)
  expect(offer('star')).toEqual({ word: 'star', free: false, across: 25, hits: 0 })
  expect(offer('moon')).toEqual({ word: 'moon', free: false, across: 150, hits: 0 })
  expect(offer('asteroid'), 'H-SCENERY').toEqual({ word: 'asteroid', free: false, across: 75, hits: 3 })
  const household = obstacleOffers.filter(({ hits, word }) => hits > 0 && word !== 'asteroid')
  expect(household.every(({ free }) => free)).toBe(true)
})

describe('writing a list', () => {
  test('only what is not usual is said', () => {
    expect(
      writeObstacles(listed('Moon static,coin mobile temporary, coin static ,mug static permanent')),
    ).toBe('moon, coin, coin static, mug static permanent')
  })

  test('a list by chance is legal, and reading what is written gives the same', () => {
    const next = random('obstacles')
    const lists = Array.from({ length: 300 }, () => randomObstacles(next))
    for (const list of lists) {
      expect(wrongObstacles(list)).toBeNull()
      expect(listed(writeObstacles(list))).toEqual(list)
    }
    expect(new Set(lists.map(({ length }) => length)).size, 'none, and 1 to 8').toBe(9)
  })
})

describe('a list that nobody has written', () => {
  const coin = { word: 'coin', mobile: true, permanent: false }
  test.each([
    [{ coin }, 'Obstacles are a list'],
    [[{ word: 'coin' }], 'each says its word, mobile and permanent'],
    [[{ ...coin, word: 'toString' }], "'toString' is no obstacle"],
    [[{ ...coin, word: 'moon' }], 'A moon is always static and permanent.'],
    [Array.from({ length: 9 }, () => coin), '9 obstacles are too many'],
  ])('%j is refused', (value, why) => expect(wrongObstacles(value)).toContain(why))
})

describe('the obstacles of a battle', () => {
  test('ids go on after the others; twins are numbered', () => {
    const things = freeThings(listed('coin, moon, coin permanent'), 2)
    expect(things.map(({ id, name }) => `${id} ${name}`)).toEqual(['t3 coin 1', 't4 the moon', 't5 coin 2'])
  })

  test('what was said of them', () => {
    const [coin, mug] = freeThings(listed('coin static, mug permanent'), 0)
    expect(coin).toMatchObject({ where: 'to place', mobile: false, does: 'temporary', hits: 2 })
    expect(mug).toMatchObject({ where: 'to place', mobile: true, does: 'permanent', hits: 0 })
  })
})
