import { describe, expect, test } from 'vitest'
import { BOXES, piece } from '../tape/testing/boxes'
import type { Board, Event, Piece, Rest } from '../types'
import { createGlide } from './index'

/** A box is 40 wide and 20 deep, a disc 60 across. */
const glide = createGlide(BOXES)
const box = (x: number, y: number, a = 0): Piece => piece('box', x, y, a)
const disc = (x: number, y: number): Piece => piece('disc', x, y)
const north = { x: 450, y: 899 }
const slid = (rest: Rest, to = north, mm = 50) => glide(rest, { piece: 's1', to, mm }).result
const words = (events: Event[]): string[] => events.map((event) => event.is)

describe('a free way', () => {
  test('so many mm straight towards the point, without turning', () => {
    expect(slid({ s1: box(450, 450, 30) }).poses).toEqual({ s1: { x: 450, y: 500, a: 30 } })
    expect(slid({ s1: box(300, 300) }, { x: 600, y: 700 }).poses).toEqual({ s1: { x: 330, y: 340, a: 0 } })
  })

  test('never past the point with its centre', () => {
    expect(slid({ s1: box(450, 450) }, { x: 450, y: 470 }).poses).toEqual({ s1: { x: 450, y: 470, a: 0 } })
    expect(slid({ s1: box(450, 450) }, { x: 450, y: 450 }).poses).toEqual({})
  })

  test('at 150 mm/s, with a quarter of a second to set off in and one to stop in', () => {
    const { seconds, events } = slid({ s1: box(450, 450) })
    expect(seconds).toBeCloseTo(0.25 + 12.5 / 150 + 0.25, 4)
    expect(events).toEqual([
      { t: seconds, is: 'settled', a: 's1', from: { x: 450, y: 450 }, to: { x: 450, y: 500 } },
    ])
  })

  test('a pose is kept to 0.01 mm', () => {
    expect(slid({ s1: box(450, 450) }, { x: 451, y: 453 }, 1).poses).toEqual({
      s1: { x: 450.32, y: 450.95, a: 0 },
    })
  })
})

describe('the first touch ends it', () => {
  test('at the first piece in the way', () => {
    const { poses, events, touching } = slid({ s1: box(450, 450), s2: box(450, 500), s3: box(450, 530) })
    expect(poses).toEqual({ s1: { x: 450, y: 480, a: 0 } })
    expect(words(events)).toEqual(['touch', 'settled'])
    expect(events[0]).toMatchObject({ a: 's1', b: 's2', moving: 'a', at: { y: 490 } })
    expect(touching).toEqual([['s1', 's2']])
  })

  test('where round pieces meet', () => {
    const { poses, events } = slid({ s1: disc(300, 300), s2: disc(372, 396) }, { x: 600, y: 700 }, 200)
    // Of circles they would meet after 60 mm; their 64 corners lie on the circles, their edges inside.
    expect(Math.abs(poses.s1!.x - 336)).toBeLessThan(0.1)
    expect(Math.abs(poses.s1!.y - 348)).toBeLessThan(0.1)
    expect(events[0]).toMatchObject({ is: 'touch', b: 's2' })
  })

  test('two pieces that are touched together are both told', () => {
    const { events } = slid({ s1: box(450, 450), s3: box(425, 500), s2: box(475, 500) })
    expect(events.flatMap((event) => (event.is === 'touch' ? [event.b] : []))).toEqual(['s2', 's3'])
  })

  test('what is passed by is not touched', () => {
    expect(words(slid({ s1: box(450, 450), s2: box(490.2, 490) }).events)).toEqual(['settled'])
  })

  test('a fixed piece stops it too', () => {
    expect(slid({ s1: box(450, 450), moon: { ...box(450, 500), fixed: true } }).poses.s1!.y).toBe(480)
  })
})

describe('pieces that are together from the start (D-17)', () => {
  const touched = (rest: Rest, to?: { x: number; y: number }) => {
    const { poses, events } = slid(rest, to)
    return { poses, told: words(events) }
  }

  test('one that is in the way holds the piece, and no touch is told', () => {
    expect(touched({ s1: box(450, 450), s2: box(450, 470) })).toEqual({ poses: {}, told: ['settled'] })
    const close = touched({ s1: box(450, 450), s2: box(450, 470.06) })
    expect(close).toEqual({ poses: { s1: { x: 450, y: 450.06, a: 0 } }, told: ['settled'] })
  })

  test('one beside or behind the piece does not', () => {
    const free = { poses: { s1: { x: 450, y: 500, a: 0 } }, told: ['settled'] }
    expect(touched({ s1: box(450, 450), s2: box(490, 450) })).toEqual(free)
    expect(touched({ s1: box(450, 450), s2: box(450, 430) })).toEqual(free)
  })

  test('another touch is told', () => {
    const rest = { s1: box(450, 450), s2: box(490, 450), s3: box(450, 490) }
    expect(touched(rest).told).toEqual(['touch', 'settled'])
  })
})

describe('zones', () => {
  const zone = (sense: 'centre' | 'edge', x: number, y: number): Piece => ({
    ...disc(x, y),
    kind: 'field',
    sense,
  })

  test('are told when the centre, or the outline, comes in, and stop nothing', () => {
    const far = { x: 450, y: 700 }
    const rest = { s1: box(450, 450), by: zone('centre', 450, 550), edge: zone('edge', 450, 550) }
    const { events, poses } = slid(rest, far, 200)
    expect(poses.s1!.y).toBe(650)
    expect(events.map(({ is, ...event }) => [is, 'zone' in event ? event.zone : ''])).toEqual([
      ['enter', 'edge'],
      ['enter', 'by'],
      ['settled', ''],
    ])
    // The outline is 60 mm away, the centre 70; 18.75 mm go by while it sets off.
    expect(events[0]!.t).toBeCloseTo(0.25 + (60 - 18.75) / 150, 4)
    expect(events[1]!.t).toBeCloseTo(0.25 + (70 - 18.75) / 150, 4)
  })

  test('count at once where it starts inside', () => {
    const { events } = slid({ s1: box(450, 450), z: zone('centre', 450, 460) })
    expect(events[0]).toEqual({ t: 0, is: 'enter', a: 's1', zone: 'z' })
  })

  test('beyond the end, or only beside the way, are not entered', () => {
    expect(words(slid({ s1: box(450, 450), z: zone('edge', 450, 541) }).events)).toEqual(['settled'])
    expect(words(slid({ s1: box(450, 450), z: zone('centre', 481, 480) }).events)).toEqual(['settled'])
  })
})

describe('over the edge', () => {
  test('its centre is what counts, and nothing is touched out there', () => {
    const { events, poses } = slid({ s1: box(450, 880) }, { x: 450, y: 1000 })
    expect(events).toMatchObject([{ is: 'out', a: 's1', at: { x: 450, y: 900 }, side: 'N' }])
    expect(poses).toEqual({})
  })

  test('who is touched before holds it on the table', () => {
    const rest = { s1: box(450, 860), s2: box(450, 890) }
    expect(words(slid(rest, { x: 450, y: 1000 }, 100).events)).toEqual(['touch', 'settled'])
  })
})

test('the track starts and ends where the piece does, at rest', () => {
  const { track } = glide({ s1: box(450, 450) }, { piece: 's1', to: north, mm: 50 })
  const ys = track.pieces.s1!.filter((_, i) => i % 7 === 1)
  expect(track.frames).toBe(ys.length)
  expect(track.frames).toBe(Math.ceil((0.5 + 12.5 / 150) * 60) + 1)
  expect([ys[0], ys.at(-1)]).toEqual([45000, 50000])
  const steps = ys.slice(1).map((y, i) => y - ys[i]!)
  expect(Math.max(...steps)).toBeLessThanOrEqual(251)
  expect(Math.max(steps[0]!, steps.at(-1)!)).toBeLessThan(25)
})

describe('what cannot be', () => {
  const refused = (rest: Rest, how: object, why: string) =>
    expect(() => glide(rest, { piece: 's1', to: north, mm: 50, ...how })).toThrow(why)

  test('is refused with a reason', () => {
    const rest = { s1: box(450, 450) }
    refused(rest, { piece: 's9' }, 'There is no s9 on the table.')
    refused(rest, { mm: NaN }, 'some mm')
    refused(rest, { mm: -1 }, 'some mm')
    refused(rest, { to: { x: Infinity, y: 0 } }, 'to a point')
    refused({ s1: { ...box(450, 450), fixed: true } }, {}, 's1 never moves.')
    refused({ s1: { ...box(450, 450), sense: 'edge' } }, {}, 's1 never moves.')
    refused({ ...rest, s2: box(480, 450) }, {}, 's1 and s2 overlap at the start.')
    const under = {
      ...BOXES,
      shapes: { ...BOXES.shapes, token: { ...BOXES.shapes.disc!, small: true } },
    } as Board
    const token: Piece = { kind: 'token', shape: 'token', pose: { x: 450, y: 450, a: 0, on: 's1' } }
    const carrying = () => createGlide(under)({ ...rest, token }, { piece: 's1', to: north, mm: 50 })
    expect(carrying).toThrow('token lies on s1: it cannot slide.')
    refused({ ...rest, s2: box(NaN, 450) }, {}, 's2 must lie on the table')
  })
})
