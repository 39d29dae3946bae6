import { describe, expect, test } from 'vitest'
import { BadFlick } from '../refusal'
import { BOARD, dieAt, onTable, piece } from '../testing/board'
import { dieFrom } from '../testing/flicks'
import { entering, eventsOf, openTable } from '../testing/open'
import type { Board, Flick, Piece, Rest, Shape } from '../types'

const wooden: Shape = { form: 'disc', radius: 12.7, height: 8, mass: 2.84, material: 'wood', small: true }
const board: Board = {
  size: BOARD.size,
  shapes: { ...BOARD.shapes, token: wooden, coin: { ...wooden, faces: 2 } },
}
const table = openTable(undefined, board)

const disc = (shape: string, x: number, y: number, more: Partial<Piece['pose']> = {}): Piece => ({
  kind: 'disc',
  shape,
  pose: { x, y, a: 0, ...more },
})
const coin = (x: number, y: number, more: Partial<Piece['pose']> = {}): Piece =>
  disc('coin', x, y, { up: 1, ...more })

/** Half way round the rim, 12.7 pi mm. */
const push = (id: string, speed: number): Flick => ({
  piece: id,
  surface: 'rim',
  aim: { at: 39.9, bearing: 0, speed },
})

const put = (shape: string, speed: number, up?: number): Flick => ({
  piece: 'new',
  surface: 'rim',
  aim: { at: 39.9, bearing: 0, speed, start: { x: 450, y: 450 } },
  adds: { kind: 'token', shape, on: 'ship', ...(up === undefined ? {} : { up }) },
})
const SHIP: [string, Piece] = ['ship', piece('carrier', 450, 450)]

describe('a small piece that is put on a ship', () => {
  test('slides off it and lies on the mat', () => {
    const { result, track } = table.play(onTable(SHIP), put('token', 1200))
    expect(result.poses.new).not.toHaveProperty('on')
    expect(result.poses.new!.y).toBeGreaterThan(450 + 67.8 + 12.7)
    expect(eventsOf(result, 'touch')).toEqual([])
    // Its centre starts 4 mm over its own foot on a ship of 5.2 mm, and ends so over the mat; 1/100 mm.
    expect(track.pieces.new![2]).toBe(940)
    expect(track.pieces.new!.at(-5)).toBe(420)
  })
  test('stays on it after a faint push', () => {
    const { result } = table.play(onTable(SHIP), put('token', 250))
    expect(result.poses.new).toMatchObject({ on: 'ship' })
    expect(result.touching).toEqual([['new', 'ship']])
  })
  test('is played on from there', () => {
    const { poses } = table.play(onTable(SHIP), put('token', 250)).result
    const rest = onTable(SHIP, ['new', { kind: 'token', shape: 'token', pose: poses.new! }])
    const { result } = table.play(rest, push('new', 1200))
    expect(result.poses.new).not.toHaveProperty('on')
    expect(eventsOf(result, 'touch')).toEqual([])
  })
  test('hits what lies before it', () => {
    const rest = onTable(SHIP, ['other', piece('destroyer', 450, 600)])
    expect(eventsOf(table.play(rest, put('token', 1500)).result, 'touch')[0]).toMatchObject({
      a: 'new',
      b: 'other',
    })
  })
  test('shows the side that was chosen', () => {
    expect(table.play(onTable(SHIP), put('coin', 600, 2)).result.poses.new).toMatchObject({ up: 2 })
  })
  test('has no place over another that is put there already', () => {
    const rest = onTable(SHIP, ['old', disc('token', 450, 470, { on: 'ship' })])
    expect(() => table.play(rest, put('token', 600))).toThrow('it would overlap old')
  })
})

describe('discs on discs', () => {
  /** Two lie on each other, one alone. */
  const STACK: Rest = onTable(
    ['low', coin(450, 450)],
    ['high', coin(452, 450, { up: 2, on: 'low' })],
    ['far', coin(450, 600)],
  )
  test('stay as they lie while others are flicked', () => {
    const { result } = table.play(STACK, push('far', 500))
    expect(Object.keys(result.poses)).toEqual(['far'])
    expect(result.touching).toEqual([['high', 'low']])
  })
  test('of the lower one that is pushed gently the upper one rides along', () => {
    const { result } = table.play(STACK, push('low', 300))
    expect(result.poses.low!.y).toBeGreaterThan(455)
    expect(result.poses.high).toMatchObject({ up: 2, on: 'low' })
  })
  test('the upper one, pushed hard, falls on the mat beside, on the side that it shows', () => {
    const { result } = table.play(STACK, push('high', 900))
    expect(result.poses.high).toMatchObject({ up: 2 })
    expect(result.poses.high).not.toHaveProperty('on')
    expect(result.poses.high!.y).toBeGreaterThan(450 + 25.4)
  })
  test('lie as high as they are stacked', () => {
    const three = onTable(
      ['low', coin(450, 450)],
      ['high', coin(450, 450, { on: 'low' })],
      ['top', coin(450, 450, { on: 'high' })],
    )
    const { track, result } = table.play(three, push('top', 200))
    // Two discs of 8.2 mm with their feet, a foot of 0.2 mm and half of 8 mm.
    expect(track.pieces.top![2]).toBe(2060)
    expect(result.poses.top).toMatchObject({ on: 'high' })
    expect(track.pieces.top!.at(-5)).toBe(2060)
  })
  test('and on dice: another die knocks it off', () => {
    const rest = onTable(
      ['die', dieAt('D6', { x: 450, y: 450, a: 0, up: 3 })],
      ['bug', disc('token', 450, 450, { on: 'die' })],
      ['ship', piece('carrier', 450, 330)],
    )
    const still = table.play(rest, push('bug', 1))
    expect(still.result.poses.bug?.on ?? 'die').toBe('die')
    const { result } = table.play(rest, { ...dieFrom('ship', { x: 450, y: 370 }, 0, 1500), piece: 'shot' })
    expect(eventsOf(result, 'touch')[0]).toMatchObject({ a: 'shot', moving: 'a' })
    expect(result.poses.bug?.on).not.toBe('die')
  })
})

describe('a disc that is turned over', () => {
  /** It enters the world on its edge, as good as over. */
  const falling = (degrees: number) => {
    const half = (degrees / 2) * (Math.PI / 180)
    return entering('coin', { turn: [Math.sin(half), 0, 0, Math.cos(half)], position: [45, 45, 1.5] })
  }
  const faint = push('coin', 1)
  test.each([
    [1, 60, 1],
    [1, 120, 2],
    [2, 120, 1],
  ])('shows side %i; tilted by %i degrees it falls on side %i', (up, degrees, shows) => {
    const fallen = openTable(falling(degrees), board).play(onTable(['coin', coin(450, 450, { up })]), faint)
    expect(fallen.result.poses.coin).toMatchObject({ up: shows })
  })
  test('ends its track on its back', () => {
    const { track } = openTable(falling(120), board).play(onTable(['coin', coin(450, 450)]), faint)
    const [x, y, z, w] = track.pieces.coin!.slice(-4).map((part) => part / 10_000)
    expect(1 - 2 * (x! * x! + y! * y!)).toBeCloseTo(-1, 4)
    expect(z! * z! + w! * w!).toBeCloseTo(0, 4)
  })
  test('of one side only shows none', () => {
    const plain = { coin: disc('token', 450, 450) }
    expect(openTable(falling(120), board).play(plain, faint).result.poses.coin).not.toHaveProperty('up')
  })
})

describe('is refused', () => {
  const refused = (why: string, ...pieces: [string, Piece][]) => {
    const play = () => table.play(onTable(['far', coin(100, 100)], ...pieces), push('far', 100))
    expect(play).toThrow(BadFlick)
    expect(play).toThrow(why)
  }
  test('a large piece on another', () => {
    const large = { ...piece('destroyer', 450, 450), pose: { x: 450, y: 450, a: 0, on: 'ship' } }
    refused('Only dice and small pieces may lie on a piece; s is neither.', SHIP, ['s', large])
  })
  test('what lies on itself, on nothing, on a zone, or beside what it lies on', () => {
    refused('a lies on itself', ['a', coin(450, 450, { on: 'b' })], ['b', coin(450, 450, { on: 'a' })])
    refused('a lies on b, which is not on the table.', ['a', coin(450, 450, { on: 'b' })])
    const zone: [string, Piece] = ['z', { ...coin(450, 450), sense: 'edge' }]
    refused('a lies on z, which is a zone', ['a', coin(450, 450, { on: 'z' })], zone)
    refused('a lies on ship, which is not below it.', SHIP, ['a', coin(550, 450, { on: 'ship' })])
  })
  test('a side that is not there', () => {
    refused('a must show a side from 1 to 2; it shows 3.', ['a', coin(450, 450, { up: 3 })])
    refused('a must show a side from 1 to 2; it shows undefined.', ['a', disc('coin', 450, 450)])
    refused('a has one side only; it cannot show 1.', ['a', disc('token', 450, 450, { up: 1 })])
  })
  test('what overlaps on another piece, but not what lies above', () => {
    const low: [string, Piece] = ['low', coin(450, 450, { on: 'ship' })]
    refused('high and low overlap', SHIP, low, ['high', coin(460, 450, { on: 'ship' })])
    expect(() =>
      table.play(
        onTable(SHIP, low, ['high', coin(460, 450, { on: 'low' })], ['far', coin(100, 100)]),
        push('far', 100),
      ),
    ).not.toThrow()
  })
})
