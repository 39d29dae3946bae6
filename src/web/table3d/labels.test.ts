import { expect, test } from 'vitest'
import { board, rest } from './testing/battle'
import type { Rest } from '../../table/types'
import { type Labelled, labelsFor } from './labels'
import { type Mark, NEUTRAL } from '../parts/mark'
import { openLens } from './lens'
import type { Overlay } from './types'
import { wholeTable } from './view/cameras'

const [width, height] = [900, 600]

const lens = openLens(() => ({
  eye: wholeTable({ board, rest, edge: 'S', size: { width, height } }),
  size: { width, height },
  board,
  rest,
}))

const MARK: Mark = { ...NEUTRAL, emblem: 'triangle' }

const look = (label: string) => ({ name: label, mark: MARK, label })

const labelled: Labelled = {
  board,
  rest,
  lens,
  width,
  height,
  overlay: null,
  ghost: null,
  shots: [],
  widthOf: (text) => text.length * 7.6,
  taken: [],
  looks: { s1: look('Ember'), s2: look('Sparrow'), e1: look('') },
}

const down: Overlay = {
  origin: { x: 450, y: 160 },
  bearing: 180,
  solid: [
    { x: 450, y: 160 },
    { x: 450, y: 10 },
  ],
  dots: [],
  wedge: null,
  reach: null,
  handle: null,
  leaves: false,
}

test('who has a label gets one, below its piece', () => {
  const labels = labelsFor(labelled)
  expect(labels.map(({ text }) => text)).toEqual(['Ember', 'Sparrow'])
  expect(labels[0]!.y).toBeGreaterThan(lens.toScreen({ x: 450, y: 160 }).y)
})

test('a label makes room for the aim line', () => {
  const [ember] = labelsFor({ ...labelled, overlay: down })
  expect(ember!.x).toBeGreaterThan(lens.toScreen({ x: 470, y: 200 }).x)
})

test('a label stays on the mat', () => {
  const corner: Rest = { s1: { ...rest.s1!, pose: { x: 870, y: 50, a: 0 } } }
  const [ember] = labelsFor({ ...labelled, rest: corner })
  expect(lens.toTable(ember!.x, ember!.y + 22)!.y).toBeGreaterThan(0)
  expect(ember!.x).toBeLessThan(lens.toScreen({ x: 870, y: 50 }).x)
})

test('where there is room for one name only, it is that of a side’s piece', () => {
  const pose = { x: 450, y: 450, a: 0 }
  const crowded: Rest = {
    t1: { kind: 'scenery', shape: 'coin', pose },
    s1: { kind: 'ship', shape: 'destroyer', pose },
  }
  const looks = { t1: { name: 'Post', label: 'Post' }, s1: look('Drone') }
  const [first] = labelsFor({ ...labelled, rest: crowded, looks })
  expect(first!.text).toBe('Drone')
})

test('a label that fits nowhere is left out', () => {
  expect(labelsFor({ ...labelled, height: 10 })).toEqual([])
})

test('a label makes room for what else is said there, and is left out where nothing is free', () => {
  const [free] = labelsFor(labelled)
  const box = { left: free!.x, top: free!.y, right: free!.x + 10, bottom: free!.y + 10 }
  const [moved] = labelsFor({ ...labelled, taken: [box] })
  expect([moved!.text, moved!.x > box.right || moved!.y > box.bottom || moved!.y < box.top - 20]).toEqual([
    'Ember',
    true,
  ])
  const all = { left: 0, top: 0, right: width, bottom: height }
  expect(labelsFor({ ...labelled, taken: [all] })).toEqual([])
})

test('no label lies in the wedge or on the band', () => {
  const across: Overlay = {
    ...down,
    origin: { x: 200, y: 400 },
    bearing: 0,
    solid: [],
    dots: [],
    wedge: 8,
    reach: [140, 260],
  }
  const [, sparrow] = labelsFor({ ...labelled, overlay: across })
  const [, alone] = labelsFor(labelled)
  const middle = lens.toScreen({ x: 200, y: 560 })
  expect(Math.abs(alone!.y + 11 - middle.y)).toBeLessThan(11)
  expect(Math.abs(sparrow!.x + 40 - middle.x)).toBeGreaterThan(40)
})

test('what is being placed has its name, and no other name lies on it', () => {
  const ember = rest.s1!.pose
  const below = { x: ember.x, y: ember.y - 90, a: 0 }
  const ghost = { shape: 'fighter_wing:3', pose: below, ok: true, mark: MARK, label: 'Pike' }
  const labels = labelsFor({ ...labelled, ghost })
  expect(labels.map(({ text }) => text)).toEqual(['Pike', 'Ember', 'Sparrow'])
  expect(labels[1]!.y).toBeLessThan(lens.toScreen(below).y - 20)
})

test('no name lies on the handle that turns what is being placed', () => {
  const pose = { x: 450, y: 450, a: 180 }
  const ghost = { shape: 'fighter_wing:3', pose, ok: true, mark: MARK, label: 'Pike' }
  const handle = { x: 450, y: 400 }
  const [free, held] = [ghost, { ...ghost, handle }].map((one) => labelsFor({ ...labelled, ghost: one })[0]!)
  const at = lens.toScreen(handle)
  expect(free!.y).toBeLessThan(at.y + 22)
  expect(free!.y).toBeGreaterThan(at.y - 22)
  expect(held!.x > at.x + 22 || held!.y + 22 < at.y - 22).toBe(true)
})

test('a name keeps off the lines of flicks that were, but is not left out for them', () => {
  const { pose } = rest.s1!
  const out = { from: pose, to: { ...pose, y: 0 }, end: 'out', mark: MARK } as const
  const [ember] = labelsFor({ ...labelled, shots: [out] })
  expect(ember!.x).toBeGreaterThan(lens.toScreen(pose).x)
  const around = [-60, 0, 60, 120].flatMap((x) => [
    { ...out, from: { x: pose.x - x, y: 0 }, to: { x: pose.x + x, y: 400 } },
    { ...out, from: { x: 0, y: pose.y + x }, to: { x: 900, y: pose.y - x } },
  ])
  expect(labelsFor({ ...labelled, shots: around }).map(({ text }) => text)).toContain('Ember')
})

test('a name on the left ends beside its piece, however wide it is written', () => {
  const corner: Rest = { s1: { ...rest.s1!, pose: { x: 870, y: 50, a: 0 } } }
  const leftOf = (px: number): number => labelsFor({ ...labelled, rest: corner, widthOf: () => px })[0]!.x
  expect(leftOf(60) - leftOf(90)).toBeCloseTo(30, 9)
})
