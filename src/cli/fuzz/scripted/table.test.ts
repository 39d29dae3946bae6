import { describe, expect, test } from 'vitest'
import { randomAim } from '../../../players/bots/random-aim'
import { flickOf } from '../../../players/flicked'
import { settled, type FlickOption } from '../../../games/kit'
import { random } from '../../../table/exact'
import { inside, worldOutline } from '../../../table/outline'
import type { Board, Event, Flick, Piece, Played, Rest } from '../../../table/types'
import { scriptedTable } from './table'

const board: Board = {
  size: { x: 600, y: 900 },
  shapes: {
    D12: { form: 'die', die: 'D12', mass: 5 },
    coin: { form: 'disc', radius: 10, height: 2, mass: 2, material: 'wood', small: true, faces: 2 },
    puck: { form: 'disc', radius: 30, height: 5, mass: 20, material: 'wood' },
    cloud: { form: 'disc', radius: 150, height: 1, mass: 1, material: 'scenery' },
  },
}

const at = (shape: string, x: number, y: number, more: Partial<Piece['pose']> = {}): Piece => ({
  kind: shape,
  shape,
  pose: { x, y, a: 0, ...more },
})

const REST: Rest = {
  die: at('D12', 100, 100, { up: 7 }),
  coin: at('coin', 100, 300, { up: 1 }),
  puck: at('puck', 300, 300),
  rider: at('coin', 300, 300, { up: 2, on: 'puck' }),
  wall: { ...at('puck', 500, 700), fixed: true },
  cloud: { ...at('cloud', 300, 300), sense: 'centre' },
}

const option = (piece: string, adds?: FlickOption['adds']): FlickOption => ({
  how: 'flick',
  piece,
  surface: piece === 'die' || adds?.shape === 'D12' ? 'any' : 'rim',
  min: 100,
  max: 2000,
  ...(adds ? { adds } : {}),
})

const table = scriptedTable(board, 'test')

/** So many flicks of a piece, each on the same table. */
function flicks(one: FlickOption, count = 200): { flick: Flick; played: Played }[] {
  const next = random('flicks')
  return Array.from({ length: count }, () => {
    const flick = flickOf(one, randomAim(board, REST, one, next))
    return { flick, played: table.play(REST, flick) }
  })
}

const poses = (one: FlickOption) =>
  flicks(one).flatMap(({ played, flick }) => played.result.poses[flick.piece] ?? [])

const isEnter = (event: Event): event is Extract<Event, { is: 'enter' }> => event.is === 'enter'

test('a die that lies shows any of its faces afterwards, its old one too', () => {
  const faces = new Set(poses(option('die')).map(({ up }) => up))
  expect([...faces].toSorted((a, b) => a! - b!)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

test('so does one that is put down', () => {
  const faces = new Set(poses(option('new', { kind: 'die', shape: 'D12', on: 'wall' })).map(({ up }) => up))
  expect(faces.size).toBe(12)
})

test('a two-sided disc turns over now and then', () => {
  const sides = poses(option('coin')).map(({ up }) => up)
  expect(sides.filter((up) => up === 1).length).toBeGreaterThan(sides.filter((up) => up === 2).length)
  expect(new Set(sides)).toEqual(new Set([1, 2]))
})

test('what has no faces shows none', () => {
  for (const pose of poses(option('puck'))) expect(pose).not.toHaveProperty('up')
})

test('small pieces end on others now and then, large ones never', () => {
  expect(poses(option('coin')).some(({ on }) => on === 'puck')).toBe(true)
  expect(poses(option('die')).some(({ on }) => on === 'coin')).toBe(true)
  expect(poses(option('puck')).some(({ on }) => on !== undefined)).toBe(false)
})

test('what lies on a piece goes with it, and comes to lie elsewhere when it is gone', () => {
  for (const { played } of flicks(option('puck'))) {
    const { puck, rider } = settled(REST, played.result)
    if (rider?.pose.on === 'puck') expect(rider.pose).toMatchObject({ x: puck!.pose.x, y: puck!.pose.y })
    if (!puck && rider) expect(rider.pose.on).not.toBe('puck')
  }
})

describe('zones', () => {
  test('nothing touches them, and they stay where they are', () => {
    for (const { played } of [...flicks(option('die')), ...flicks(option('puck'))]) {
      expect(
        played.result.events.some((event) => event.is === 'touch' && [event.a, event.b].includes('cloud')),
      ).toBe(false)
      expect(played.result.poses).not.toHaveProperty('cloud')
    }
  })

  test('who starts inside has come in at once, and nobody is told twice', () => {
    for (const { played } of flicks(option('puck'))) {
      expect(played.result.events[0]).toEqual({ t: 0, is: 'enter', a: 'puck', zone: 'cloud' })
      const told = played.result.events.filter(isEnter).map(({ a }) => a)
      expect(new Set(told).size).toBe(told.length)
    }
  })

  test('who rests inside has come in, and some pass through', () => {
    const outline = worldOutline(board.shapes['cloud']!, REST['cloud']!.pose)
    const all = flicks(option('die'))
    const came = ({ played }: (typeof all)[number]) =>
      played.result.events.some((event) => isEnter(event) && event.a === 'die')
    const rests = ({ played }: (typeof all)[number]) => {
      const pose = played.result.poses['die']
      return pose !== undefined && inside(pose, outline)
    }
    expect(all.filter(rests).length).toBeGreaterThan(0)
    expect(all.filter((one) => rests(one) && !came(one))).toEqual([])
    expect(all.some((one) => came(one) && !rests(one))).toBe(true)
  })
})

test('a story makes sense: in order of time, nothing after it has left, what is fixed stays', () => {
  for (const piece of ['die', 'coin', 'puck'])
    for (const { played } of flicks(option(piece))) {
      const { events, poses: ends } = played.result
      expect(events.map(({ t }) => t)).toEqual(events.map(({ t }) => t).toSorted((a, b) => a - b))
      const out = events.flatMap((event) => (event.is === 'out' ? [event.a] : []))
      expect(new Set(out).size).toBe(out.length)
      for (const id of out) {
        expect(ends).not.toHaveProperty(id)
        const last = events.findLast((event) => 'a' in event && event.a === id)
        expect(last!.is).toBe('out')
      }
      expect(ends).not.toHaveProperty('wall')
      for (const pose of Object.values(ends)) if (pose.on) expect(out).not.toContain(pose.on)
    }
})

test('the same flick on the same table comes out the same', () => {
  const [{ flick, played }] = flicks(option('die'), 1) as [{ flick: Flick; played: Played }]
  expect(table.play(REST, flick)).toEqual(played)
})
