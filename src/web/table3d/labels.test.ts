import { expect, test } from 'vitest'
import type { Rest } from '../../table/types'
import { type Labelled, labelsFor } from './labels'
import { openLens } from './lens'
import { board, rest } from './testing/battle'
import type { Overlay } from './types'
import { wholeTable } from './view/cameras'

const [width, height] = [900, 600]

const lens = openLens(() => ({
  eye: wholeTable({ board, rest, edge: 'S', size: { width, height } }),
  size: { width, height },
  board,
  rest,
}))

const look = (label: string) => ({ name: label, side: 'uprising', label })

const labelled: Labelled = {
  board,
  rest,
  lens,
  width,
  height,
  overlay: null,
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

test('a label that fits nowhere is left out', () => {
  expect(labelsFor({ ...labelled, height: 10 })).toEqual([])
})
