import { expect, test } from 'vitest'
import { fleet as fleets } from '../../../../games/flickfleet'
import {
  fleetIn,
  fleetJson,
  isBare,
  offersFor,
  sayLeft,
  sheetOf,
  withFaction,
  withLoad,
  withoutShip,
  withShip,
} from './buying'
import { forgetFleet, savedFleets, saveFleet } from './saved'

const fleet = (text: string) => fleetIn(text)!

test('ships come full, wings can be left at home, and the text follows', () => {
  const one = withShip(fleet('uprising: destroyer'), 'carrier')
  expect(fleets.writeFleet(one)).toBe('uprising: destroyer, carrier')
  const carrier = one.ships.findIndex(({ ship }) => ship === 'carrier')
  expect(fleets.writeFleet(withLoad(one, carrier, 'bomber_wing', 0))).toBe(
    'uprising: destroyer, carrier (2 fighter)',
  )
  expect(fleets.writeFleet(withoutShip(one, carrier))).toBe('uprising: destroyer')
})

test('001:143, 152: a carrier with its wings is 25; where they are too dear it comes without them', () => {
  const { carrier } = offersFor(fleet('uprising: destroyer'), { points: 40, supply: 'box' })
  expect(carrier).toEqual({ aboard: { fighter_wing: 2, bomber_wing: 1 }, price: 25 })
  expect(isBare(carrier!)).toBe(false)
  const short = offersFor(fleet('uprising: 2 destroyer'), { points: 40, supply: 'box' })
  expect(short['carrier']).toEqual({ aboard: { fighter_wing: 0, bomber_wing: 0 }, price: 5 })
  expect([short['carrier']!, short['fighter_wing']!].map(isBare)).toEqual([true, false])
})

test('what is too dear or not in the box says so', () => {
  const terms = { points: 20, supply: 'box' } as const
  expect(offersFor(fleet('uprising: destroyer, fighter'), terms)['destroyer']!.why).toBe('6 too many')
  const three = fleet('uprising: 3 destroyer')
  expect(offersFor(three, { points: 60, supply: 'box' })['destroyer']!.why).toBe('no destroyer left')
  expect(offersFor(three, { points: 60, supply: 'unlimited' })['destroyer']!.why).toBeUndefined()
  expect([sayLeft(6), sayLeft(0), sayLeft(-4)]).toEqual(['6 left.', 'All are spent.', '4 too many.'])
})

test('the cut sheet of the box: who is taken leaves a hole, wings aboard too', () => {
  const sheet = sheetOf(fleet('uprising: 2 destroyer, carrier'), { points: 60, supply: 'box' })
  expect(sheet['destroyer']).toEqual({ cut: [false, true, true], say: '1 of 3 left' })
  expect(sheet['bomber_wing']).toEqual({ cut: [false, true], say: '1 of 2 left' })
  const four = fleet('uprising: 4 destroyer')
  expect(sheetOf(four, { points: 60, supply: 'box' })['destroyer']!.say).toBe('0 of 3 left')
  expect(sheetOf(four, { points: 60, supply: 'unlimited' })['destroyer']).toEqual({
    cut: [false],
    say: 'as many as you like',
  })
})

test('another faction keeps the ships that it has too', () => {
  expect(fleets.writeFleet(withFaction(fleet('imperium: dreadnought, destroyer'), 'uprising'))).toBe(
    'uprising: destroyer',
  )
})

test('a text that is no fleet is none', () => {
  expect(fleetIn('three big ones')).toBeNull()
})

test('fleets are kept by name, and what somebody broke is passed over', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (k: string, v: string) => void kept.set(k, v),
  }
  expect(saveFleet(storage, ' Wolves ', 'uprising: destroyer')).toBeNull()
  expect(savedFleets(storage)).toEqual({ Wolves: 'uprising: destroyer' })
  expect(saveFleet(storage, '', 'uprising: destroyer')).toContain('1 to 40')
  forgetFleet(storage, 'Wolves')
  expect(savedFleets(storage)).toEqual({})
  kept.set('flicktable.fleets', '{broken')
  expect(savedFleets(storage)).toEqual({})
})

test('a fleet without ships is still one of its faction, and so is what is written out', () => {
  const none = withoutShip(fleet('imperium: destroyer'), 0)
  expect(fleetIn(fleetJson(none))).toEqual({ faction: 'imperium', ships: [] })
  expect(fleetIn(['destroyer'])).toBeNull()
})
