import { expect, test } from 'vitest'
import { bareTable } from '../../match/testing/bare-table'
import { drifting } from '../../match/testing/drifting'
import { runScene } from './run'
import type { Scene, SceneStep } from './types'

const game = drifting()

const scene = (step: Partial<SceneStep>, then: Scene['then'], given: Scene['given'] = {}): Scene => ({
  scene: 'Three glides',
  rule: 'none',
  game: 'drifting',
  setup: { setup: 'two' },
  given,
  play: [{ seat: 'ada', do: 'go', ...step }],
  // oxlint-disable-next-line unicorn/no-thenable -- a word of the scene files; nobody awaits a scene
  then,
  same: ['seats'],
})

const played = (...args: Parameters<typeof scene>): string[] => runScene(scene(...args), game, bareTable)

test('glides without a written outcome are played', () => {
  expect(played({}, { hits: ['b'], 'table.a.pose.y': 70, 'table.c.pose.y': 120 })).toEqual([])
})

test('written outcomes of glides are taken in their order', () => {
  const glides = [['a rests at 50 30 facing 0'], ['c touches b', 'c rests at 50 111 facing 0'], []]
  expect(played({ glides }, { hits: ['b'], 'table.a.pose.y': 30, 'table.c.pose.y': 111 })).toEqual([])
})

test('a scene that names more glides than there are fails, and so does one that names too few', () => {
  const rests = ['a rests at 50 30 facing 0']
  expect(played({ glides: [rests, [], [], rests] }, {})).toEqual([
    'Step 1: did not glide: a rests at 50 30 facing 0',
  ])
  expect(played({ glides: [rests] }, {})[0]).toContain('The scene names too few glides: c glides too.')
})

test('given lays pieces on the table and takes them away', () => {
  const moon = { kind: 'moon', shape: 'disc', pose: { x: 50, y: 40, a: 0 }, fixed: true }
  // The second time they are together from the start: no touch (D-17).
  const then = { hits: ['moon'], 'table.a.pose.y': 20 }
  expect(played({}, then, { table: { moon, b: null } })).toEqual([])
})

test('what is written for the beginning must be rolled, and a refused set-up be refused', () => {
  expect(runScene({ ...scene({}, {}), rolls: [3] }, game, bareTable)).toContain('not rolled: 3')
  const stranger = { ...scene({}, {}), setup: { setup: 'nowhere' } }
  expect(runScene(stranger, game, bareTable)).toEqual([expect.stringContaining("no set-up 'nowhere'")])
  expect(runScene({ ...stranger, refused: "no set-up 'nowhere'" }, game, bareTable)).toEqual([])
  expect(runScene({ ...scene({}, {}), refused: 'anything' }, game, bareTable)).toEqual([
    'it was allowed, and should be refused: anything',
  ])
})
