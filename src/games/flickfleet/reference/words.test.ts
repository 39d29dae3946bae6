import { expect, test } from 'vitest'
import { linesOf } from '../../kit'
import { begin } from '../begin'
import { words } from '../words'
import { openReference } from './index'
import { rows } from './testing/sources'

const reference = await openReference()
const entries = reference.chapters.flatMap((chapter) => chapter.entries)

/** Where the rulebook has the rule by which each line of the log comes about. */
const LINE: Readonly<Record<string, string>> = {
  activated: '001:40',
  toss: '001:37',
  placed: '001:33',
  arrives: '001:219',
  'no room': '001:219',
  moves: '001:70',
  collision: '001:77',
  'cut short': '001:120',
  back: '001:77',
  left: '001:75',
  ram: '001:79',
  'ram rolled': '001:82',
  launch: '001:73',
  'lost aboard': '001:73',
  fires: '001:86',
  miss: '001:86',
  wild: '001:88',
  shield: '001:93',
  armour: '001:94',
  disc: '001:97',
  hull: '001:98',
  destroyed: '001:99',
  'weak spot': '001:140',
  piece: '001:90',
  'last piece': '001:90',
  recharge: '001:65',
  repair: '001:71',
  'pushed off': '001:118',
  drifts: '001:206',
  fatigued: '001:110',
  tires: '001:112',
  exhausted: '001:113',
  clear: '001:234',
  jump: '001:234',
  torn: '001:234',
  crash: '001:119',
  score: '001:191',
  'runs into': '001:120',
  'obstacle rolled': '001:122',
  'obstacle hit': '001:123',
  'breaks up': '001:120',
  'run down': '000:485',
  'moves on': '000:769',
  delivered: '000:773',
  drops: '000:770',
  'picks up': '000:496',
  benefit: '000:763',
  'objective lost': '000:497',
  'objective through': '000:780',
  reread: '000:763',
  hidden: '000:794',
  crosses: '000:804',
  'lays mine': '000:253',
  primed: '000:255',
  dud: '000:254',
  blast: '000:256',
  'blast rolled': '000:256',
  recovered: '000:742',
  cloaks: '000:340',
  decloaks: '000:492',
}

/** A die that is stopped, by what stopped it: its scenario, its kind, its line. */
const STOPPED = [
  ['gravitys_shadow', {}, '001:119'],
  ['firestorm', {}, '001:119'],
  ['fair_battle', { obstacles: 'bowl', placing: 'by hand' }, '001:123'],
  ['target_practice', {}, '001:190'],
] as const

const isIn = (place: string, line: string): boolean =>
  linesOf(place).some(({ document, from, to }) =>
    linesOf(line).some((one) => document === one.document && from <= one.from && one.from <= to),
  )

const holds = (entry: string | null | undefined, line: string): boolean =>
  entries.some(({ id, places }) => id === entry && places.some((place) => isIn(place, line)))

test('every word of the log has its line here, and that line is a row of the rulebook', () => {
  const spoken = Object.keys(words).filter((is) => words[is]!.entry !== null)
  expect(Object.keys(LINE).toSorted()).toEqual(spoken.toSorted())
  expect(Object.values(LINE).filter((line) => !rows.some(({ place }) => isIn(place, line)))).toEqual([])
})

test.each(Object.entries(LINE))("'%s' leads to an entry with %s", (is, line) => {
  expect(holds(words[is]!.entry, line)).toBe(true)
})

test.each(STOPPED)('%s %j: a die that is stopped leads to an entry with %s', (setup, choices, line) => {
  const begun = begin({ setup, choices })
  if (!begun.ok) throw new Error(begun.why)
  const [thing] = Object.keys(begun.state.things)
  const entry = reference.ruleFor({ told: { is: 'blocked', piece: thing! } }, begun.state)
  expect(entry).not.toBe(null)
  expect(holds(entry, line)).toBe(true)
})
