import { describe, expect, test } from 'vitest'
import { BOARD, dieAt, onTable, piece } from '../testing/board'
import { CALM, dieFrom, sternPush } from '../testing/flicks'
import type { Aim, Board, Flick, Refusal, Shape } from '../types'
import { checkAim } from './check'

const REST = onTable(
  ['ship', piece('destroyer', 450, 450)],
  ['wing', piece('bomber1', 300, 300)],
  ['rock', piece('rock', 600, 600, 0, { fixed: true })],
)

const GOOD = sternPush('ship', 0, 1000)
const DIE = dieFrom('ship', { x: 450, y: 450 }, 0, 1000)
const why = (flick: Flick): string => (checkAim(BOARD, REST, flick) as Refusal).why
const aimed = (flick: Flick, aim: Partial<Aim>): string => why({ ...flick, aim: { ...flick.aim, ...aim } })

test('good flicks may be played', () => {
  expect(checkAim(BOARD, REST, GOOD)).toEqual({ ok: true })
  expect(checkAim(BOARD, REST, DIE)).toEqual({ ok: true })
})

describe('numbers', () => {
  test.each([NaN, Infinity, -0.1, 66.7, 33.33, '33' as never, undefined as never])('at %s', (at) => {
    const range = 'The contact point must be from 0 to 66.6 in steps of 0.1'
    expect(aimed(GOOD, { at })).toBe(`${range}; it was ${at}.`)
  })
  test.each([NaN, Infinity, -0.05, 360, 12.01])('bearing %s', (bearing) => {
    const range = 'The bearing must be from 0 to 359.95 in steps of 0.05'
    expect(aimed(GOOD, { bearing })).toBe(`${range}; it was ${bearing}.`)
  })
  test.each([NaN, Infinity, 0, -100, 2501, 99.5])('speed %s', (speed) => {
    expect(aimed(GOOD, { speed })).toBe(`The speed must be from 1 to 2500 in steps of 1; it was ${speed}.`)
  })
  test.each([-4.1, 4.1, 0.05])('a die is pushed up to 4 mm beside its centre, not %s', (at) => {
    expect(aimed(DIE, { at })).toBe(`The contact point must be from -4 to 4 in steps of 0.1; it was ${at}.`)
  })
  test('numbers on their steps are taken, however they print', () => {
    expect(checkAim(BOARD, REST, sternPush('ship', 12.35, 1000, 12.3))).toEqual({ ok: true })
  })
})

describe('the push', () => {
  test('must go into the edge, at most 70 degrees off', () => {
    const middle = { ...GOOD, surface: { edges: [3] } }
    const steepest = { ...middle, aim: { at: 11.2, bearing: 70, speed: 500 } }
    expect(checkAim(BOARD, REST, steepest)).toEqual({ ok: true })
    expect(aimed(middle, { at: 11.2, bearing: 70.05 })).toBe('The push must go into the edge.')
    expect(aimed(middle, { at: 11.2, bearing: 180 })).toBe('The push must go into the edge.')
  })
  test('needs edges that are there', () => {
    expect(why({ ...GOOD, surface: { edges: [7] } })).toBe('The piece has no such edges: 7.')
    expect(why({ ...GOOD, surface: { edges: [] } })).toBe('The piece has no such edges: .')
    expect(why({ ...GOOD, surface: 'any' })).toBe('Only a die is pushed through its centre.')
    expect(why({ ...DIE, surface: 'rim' })).toBe('A die is pushed through its centre.')
  })
  test('needs a piece that can move', () => {
    expect(why({ ...GOOD, piece: 'ghost' })).toBe('There is no ghost on the table.')
    expect(why({ ...GOOD, piece: 'rock', surface: 'rim' })).toBe('rock never moves.')
  })
})

describe('a die', () => {
  test('starts at least 8.5 mm inside its ship, where it is wide enough', () => {
    const far = 'The die must start on its ship, at least 8.5 mm from every edge.'
    expect(aimed(DIE, { start: { x: 450, y: 418 } })).toBe(far)
    expect(checkAim(BOARD, REST, dieFrom('ship', { x: 450, y: 418.1 }, 0, 900))).toEqual({ ok: true })
    expect(aimed(DIE, { start: { x: 800, y: 450 } })).toBe(far)
    const missing = 'The start of the die must be a point on its ship.'
    expect(aimed(DIE, { start: { x: NaN, y: 450 } })).toBe(missing)
    expect(aimed(DIE, { start: undefined })).toBe(missing)
  })
  test('starts 2 mm inside a narrow one', () => {
    expect(checkAim(BOARD, REST, dieFrom('wing', { x: 300, y: 320 }, 0, 900))).toEqual({ ok: true })
    expect(why(dieFrom('wing', { x: 300, y: 322 }, 0, 900))).toMatch('at least 2 mm')
  })
  test('needs its ship, a face that it has, an id of its own and its shake', () => {
    expect(why({ ...DIE, adds: { ...DIE.adds!, on: 'ghost' } })).toBe('There is no ghost to put the die on.')
    expect(why({ ...DIE, adds: { ...DIE.adds!, up: 7 } })).toBe('A D6 has the faces 1 to 6; 7 was asked for.')
    const token = { ...DIE.adds!, shape: 'disc20' }
    expect(why({ ...DIE, adds: token })).toBe(
      'Only a die or a small piece is put on a piece; disc20 is neither.',
    )
    expect(why({ ...DIE, piece: 'wing' })).toBe('wing is on the table already.')
    expect(why({ ...DIE, shake: undefined })).toBe('The shake of the die is missing.')
  })
  const badShakes = [[[0, 0, 0]], [[0, 0, 0, 1]], [[0, NaN, 0, 0]], [[...CALM, 0]]]
  test.each(badShakes)('takes no shake of %s', (shake) => {
    expect(why({ ...DIE, shake })).toMatch('The shake must be 4 numbers from 0 to below 1')
  })
})

test('only what is put on a piece has a start', () => {
  expect(aimed(GOOD, { start: { x: 450, y: 450 } })).toBe('Only what is put on a piece has a start.')
})

describe('a small piece', () => {
  const TOKEN: Shape = { form: 'disc', radius: 10, height: 5, mass: 1.9, material: 'acrylic', small: true }
  const board: Board = { ...BOARD, shapes: { ...BOARD.shapes, TOKEN, COIN: { ...TOKEN, faces: 2 } } }
  /** Half way round its rim: straight ahead. */
  const flicked = (shape: string, more: Partial<Flick['adds'] & object> = {}, at = 31.4): Flick => ({
    piece: 'new',
    surface: 'rim',
    aim: { at, bearing: 90, speed: 500, start: { x: 450, y: 450 } },
    adds: { kind: 'token', shape, on: 'ship', ...more },
  })
  const said = (flick: Flick): string => (checkAim(board, REST, flick) as Refusal).why
  test('starts on a ship as a die does, its bow along the bearing, without chance', () => {
    expect(checkAim(board, REST, flicked('TOKEN'))).toEqual({ ok: true })
    expect(said(flicked('TOKEN', {}, 0))).toBe('The push must go into the edge.')
    const aim = { ...flicked('TOKEN').aim, start: { x: 450, y: 418 } }
    expect(said({ ...flicked('TOKEN'), aim })).toBe(
      'The piece must start on its ship, at least 8.5 mm from every edge.',
    )
  })
  test('says its side where it has two, and only there', () => {
    expect(checkAim(board, REST, flicked('COIN', { up: 2 }))).toEqual({ ok: true })
    expect(said(flicked('COIN'))).toBe('COIN has the sides 1 to 2; one must be chosen, it was undefined.')
    expect(said(flicked('COIN', { up: 3 }))).toMatch('the sides 1 to 2')
    expect(said(flicked('TOKEN', { up: 1 }))).toBe('TOKEN has no sides to choose from; 1 was asked for.')
  })
  test('does not start on a die', () => {
    const die = dieAt('D6', { x: 200, y: 200, a: 0 })
    expect(checkAim(board, { ...REST, d: die }, flicked('TOKEN', { on: 'd' }))).toEqual({
      ok: false,
      why: 'A piece cannot start on a die.',
    })
  })
})

describe('room at the start', () => {
  /** Its west side touches the ship's east side, 22.5 mm east of the middle. */
  const star = piece('rock', 450 + 22.5 + 30, 450, 0, { fixed: true })
  const rest = onTable(['ship', piece('destroyer', 450, 450)], ['star', star])
  /** So far from the ship's edge at the star. */
  const inside = (mm: number, shape: string, shake = CALM): Flick =>
    dieFrom('ship', { x: 450 + 22.5 - mm, y: 450 }, 180, 900, shape, shake)
  test('beside something tall a die has room only where its widest turn has', () => {
    // Of a D6 of 16 mm with 0.5 mm cut off, 10.97 mm.
    expect(checkAim(BOARD, rest, inside(10.9, 'D6'))).toEqual({ ok: true })
    expect(checkAim(BOARD, rest, inside(10.8, 'D6'))).toMatchObject({
      ok: false,
      why: 'There is no room for the die there: it would overlap star.',
    })
  })
  test('beside a piece no higher than the ship it has', () => {
    const flat = onTable(['ship', piece('destroyer', 450, 450)], ['wing', piece('fighter3', 502.5, 450)])
    expect(checkAim(BOARD, flat, inside(8.5, 'D6'))).toEqual({ ok: true })
  })
})
