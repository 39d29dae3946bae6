import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { costOf, problems, readFleet, writeFleet } from './index'
import { fleets, read } from './testing/fleets'

describe('the text of a fleet', () => {
  test('is short and in one order, however it was typed', () => {
    const text = 'uprising: 2 destroyer, carrier, carrier (2 fighter), fighter'
    expect(
      writeFleet(read('Uprising:fighter wing,carrier(2 Fighters),Destroyers,  carrier,\n1 DESTROYER')),
    ).toBe(text)
    expect(writeFleet(read(text))).toBe(text)
    expect(writeFleet(read('imperium: carrier (bomber, fighter, fighter)'))).toBe('imperium: carrier')
    expect(writeFleet(read('imperium: 2 carrier (empty)'))).toBe('imperium: 2 carrier (empty)')
  })

  test('what is written can be read again, and costs the same', () => {
    fc.assert(
      fc.property(fleets, (fleet) => {
        const text = writeFleet(fleet)
        expect(writeFleet(read(text))).toBe(text)
        expect(read(text)).toEqual(fleet)
        expect(costOf(read(text))).toBe(costOf(fleet))
      }),
    )
  })

  test('the same fleet in another order has the same text', () => {
    const shuffled = fleets.chain((fleet) =>
      fc
        .shuffledSubarray([...fleet.ships], { minLength: fleet.ships.length })
        .map((ships) => ({ fleet, ships })),
    )
    fc.assert(
      fc.property(shuffled, ({ fleet, ships }) => {
        expect(writeFleet({ ...fleet, ships })).toBe(writeFleet(fleet))
      }),
    )
  })

  test.each([
    ['', 0, 'A faction (imperium or uprising) is expected here, but the text ends.'],
    ['2 destroyer', 0, "A faction (imperium or uprising) is expected here, not '2'."],
    ['pirates: fighter', 0, "There is no faction 'pirates'. There is: imperium, uprising."],
    ['constructor: fighter', 0, "There is no faction 'constructor'."],
    ['uprising', 8, 'A colon is expected here, but the text ends.'],
    ['uprising destroyer', 0, "There is no faction 'uprising destroyer'."],
    ['uprising: fighter,', 18, 'A ship is expected here, but the text ends.'],
    ['uprising: fighter, , bomber', 19, "A ship is expected here, not ','."],
    ['uprising: 2 destroyr', 12, "There is no ship 'destroyr'. There is: dreadnought, destroyer, carrier,"],
    ['uprising: freighter', 10, "There is no ship 'freighter'."],
    ['uprising: -1 fighter', 10, "'-' does not belong there."],
    ['uprising: 1.5 fighter', 11, "'.' does not belong there."],
    ['uprising: 0 fighter', 10, 'A count is from 1 to 99, not 0.'],
    ['uprising: 100 fighter', 10, 'A count is from 1 to 99, not 100.'],
    ['uprising: 2 2 fighter', 12, "A ship is expected here, not '2'."],
    ['uprising: NaN fighter', 10, "There is no ship 'nan fighter'."],
    ['uprising: carrier (', 19, "A wing or 'empty' is expected here, but the text ends."],
    ['uprising: carrier ()', 19, "A wing or 'empty' is expected here, not ')'."],
    ['uprising: carrier (fighter', 26, 'A closing bracket is expected here, but the text ends.'],
    ['uprising: carrier (empty, fighter)', 24, "A closing bracket is expected here, not ','."],
    ['uprising: fighter)', 17, "A comma is expected here, not ')'."],
    ['uprising: 🚀', 10, "'🚀' does not belong there."],
    [`uprising: ${'fighter, '.repeat(50)}`, 400, 'A fleet has at most 400 letters, not 460.'],
  ])('%j is refused at its letter %i', (text, at, why) => {
    const found = readFleet(text)
    if (found.ok) throw new Error(`it was read as ${writeFleet(found.fleet)}`)
    expect(found.at).toBe(at)
    expect(found.why).toContain(`Letter ${at + 1}: ${why}`)
  })

  test('a fleet of which nothing is bought yet is read, and needs a ship', () => {
    const found = readFleet('uprising:')
    expect(found).toEqual({ ok: true, fleet: { faction: 'uprising', ships: [] } })
    if (!found.ok) throw new Error(found.why)
    expect(writeFleet(found.fleet)).toBe('uprising:')
    expect(problems(found.fleet, { points: 20, supply: 'box' })).toEqual([
      { is: 'empty', say: 'A fleet needs at least one ship.' },
    ])
  })

  test('no text makes it throw', () => {
    const pieces = fc.constantFrom(
      'uprising',
      'carrier',
      'fighter',
      ' ',
      ':',
      ',',
      '(',
      ')',
      '2',
      'empty',
      's',
      '\n',
      '"',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 30 }), (some) => {
        const found = readFleet(some.join(''))
        if (!found.ok) return
        expect(read(writeFleet(found.fleet))).toEqual(found.fleet)
      }),
    )
  })
})
