import { describe, expect, test } from 'vitest'
import { begin } from '../begin'
import { classes } from '../data'
import { citedEntry, linesOf } from '../../kit'
import { openReference } from './index'
import { words } from '../words'
import { entryOfPlace } from './rule-for'
import { citations } from './testing/sources'

const reference = await openReference()

const entries = reference.chapters.flatMap((chapter) => chapter.entries)
const ids = entries.map(({ id }) => id)

test('lines are read as the code writes them', () => {
  expect(linesOf('001:230, 233 Flight before the firestorm, D-97')).toEqual([
    { document: '001', from: 230, to: 230 },
    { document: '001', from: 233, to: 233 },
  ])
  expect(linesOf('001:91-98, 000:12')).toEqual([
    { document: '001', from: 91, to: 98 },
    { document: '000', from: 12, to: 12 },
  ])
})

test.each([
  ['001:40-45 Playing a round, Ship actions', 'activation'],
  ['001:33 Introductory scenario, 001:177 Fair battles, Setup, D-08, D-09', 'placing'],
  ['001:77 Ramming & collisions, D-16', 'pushed-off'],
  ['001:86-88 Combat', 'firing'],
  ['001:87 Combat, D-38', 'point-blank'],
  ['001:90 Hitting fighters and bombers, D-46', 'wing-damage'],
  ['001:179 Fair battles, D-12', 'fair-setup'],
  ["001:206 In gravity's shadow, D-92", 'drift'],
  ['001:218 Get them while the training wheels are still on', 'prototype'],
  [
    '001:219 Get them while the training wheels are still on, 001:231 Flight before the firestorm, D-09',
    'reinforcements',
  ],
  ['001:230, 233 Flight before the firestorm, D-97, D-97a', 'freighters'],
  ['D-57a Stalemate', 'stalemate'],
  ['001:9999', null],
  ['no place at all', null],
])('%s', (rule, entry) => {
  expect(citedEntry(entries, rule)).toBe(entry)
})

test('every citation of a question finds an entry', () => {
  expect(citations.length).toBeGreaterThan(12)
  expect(citations.filter((rule) => citedEntry(entries, rule) === null)).toEqual([])
})

describe('in a battle', () => {
  const begun = begin({ setup: 'gravitys_shadow', choices: {} })
  if (!begun.ok) throw new Error(begun.why)
  const { state } = begun
  const ruleFor = (asked: Parameters<typeof reference.ruleFor>[0]) => reference.ruleFor(asked, state)
  const shipOf = (kind: string) => Object.values(state.ships).find((ship) => ship.class === kind)!.id

  test('every word of the log finds an entry', () => {
    const [star] = Object.keys(state.things)
    const lost = Object.keys(words).filter(
      (is) => !ids.includes(ruleFor({ told: { is, piece: star! } }) ?? ''),
    )
    expect(lost).toEqual([])
  })

  test('a ship leads to its class, a place of its dashboard to what it does', () => {
    expect(ruleFor({ piece: shipOf('dreadnought') })).toBe('dreadnought')
    expect(ruleFor({ piece: shipOf('dreadnought'), place: 1 })).toBe('nukes')
    expect(ruleFor({ piece: shipOf('destroyer'), place: 2 })).toBe('weak-spot')
    expect(ruleFor({ piece: shipOf('fighter_wing'), place: 1 })).toBe('firing')
  })

  test('the star leads to permanent obstacles, a stranger nowhere', () => {
    expect(ruleFor({ piece: Object.keys(state.things)[0]! })).toBe('permanent-obstacles')
    expect(ruleFor({ piece: 'nobody' })).toBe(null)
  })
})

test('every place of every class finds an entry', () => {
  const places = Object.values(classes).flatMap(({ id, locations, actions }) =>
    [...locations, ...actions].map((_, place) => entryOfPlace(id, place)),
  )
  expect(places.filter((id) => !ids.includes(id))).toEqual([])
})
