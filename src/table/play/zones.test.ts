import { describe, expect, test } from 'vitest'
import { onTable } from '../testing/board'
import { dieFrom, sternPush } from '../testing/flicks'
import { eventsOf, openTable } from '../testing/open'
import { SCENERY } from '../testing/scenery'
import type { Event, Flick, Piece, Played, Rest } from '../types'

const table = openTable(undefined, SCENERY)

const zone = (sense: 'centre' | 'edge', x: number, y: number, shape = 'field'): Piece => ({
  kind: 'field',
  shape,
  pose: { x, y, a: 0 },
  sense,
})

const ship = (x: number, y: number): Piece => ({ kind: 'ship', shape: 'destroyer', pose: { x, y, a: 0 } })
const enters = ({ result }: Played): Extract<Event, { is: 'enter' }>[] => eventsOf(result, 'enter')
const NORTH = sternPush('s1', 0, 1200)

/** How far north a piece is at a time, from its track. */
function northAt({ track }: Played, id: string, t: number): number {
  const at = (frame: number): number => track.pieces[id]![frame * 7 + 1]! / 100
  const frame = Math.floor(t * track.hz)
  return at(frame) + (at(frame + 1) - at(frame)) * (t * track.hz - frame)
}

describe('a zone that a ship flies into', () => {
  const rest = (sense: 'centre' | 'edge'): Rest => ({ s1: ship(450, 300), z: zone(sense, 450, 500) })

  test('is told when its centre comes in', () => {
    const played = table.play(rest('centre'), NORTH)
    const [enter] = enters(played)
    expect(enter).toMatchObject({ a: 's1', zone: 'z' })
    expect(northAt(played, 's1', enter!.t)).toBeCloseTo(420, 0)
  })

  test('or its outline, to a step of 1/240 s', () => {
    const played = table.play(rest('edge'), NORTH)
    const bow = northAt(played, 's1', enters(played)[0]!.t) + 54.6
    expect(bow).toBeGreaterThanOrEqual(419.5)
    expect(bow).toBeLessThan(420 + 1200 / 240)
  })

  test('changes nothing else: the same way, the same end, nothing touched', () => {
    const [with_, without] = [table.play(rest('edge'), NORTH), table.play({ s1: ship(450, 300) }, NORTH)]
    expect(with_.track).toEqual(without.track)
    expect(with_.result.poses).toEqual(without.result.poses)
    expect(with_.result.touching).toEqual([])
  })

  test('is told once, though it flies in and out of its edges', () => {
    expect(enters(table.play(rest('edge'), NORTH))).toHaveLength(1)
  })
})

describe('who starts inside', () => {
  test('has come in at once', () => {
    const played = table.play({ s1: ship(450, 450), z: zone('centre', 450, 460) }, NORTH)
    expect(enters(played)).toEqual([{ t: 0, is: 'enter', a: 's1', zone: 'z' }])
  })

  test('comes in when it is pushed, and not at all while it rests', () => {
    const rest = { s1: ship(450, 300), s2: ship(450, 420), z: zone('centre', 450, 430), far: ship(100, 100) }
    const zones: Rest = { ...rest, y: zone('edge', 100, 100) }
    const played = table.play(zones, NORTH)
    const [hit] = eventsOf(played.result, 'touch')
    const [first] = enters(played).filter(({ a }) => a === 's2')
    expect(Math.abs(first!.t - hit!.t)).toBeLessThanOrEqual(1 / 240 + 0.0001)
    expect(enters(played).some(({ a }) => a === 'far')).toBe(false)
  })
})

const MOON: Piece = { kind: 'moon', shape: 'moon', pose: { x: 450, y: 650, a: 0 }, fixed: true }

describe('dice', () => {
  const flick: Flick = dieFrom('s1', { x: 450, y: 300 }, 0, 2500)

  test('enter before they touch what lies behind', () => {
    const rest = { s1: ship(450, 300), z: zone('centre', 450, 500), moon: MOON }
    const { events } = table.play(rest, flick).result
    const [enter, hit] = [
      events.findIndex(({ is }) => is === 'enter'),
      events.findIndex((event) => event.is === 'touch' && event.b === 'moon'),
    ]
    expect(enter).toBeGreaterThanOrEqual(0)
    expect(hit).toBeGreaterThan(enter)
  })

  test('as fast as can be do not fly past a speck on their way unseen', () => {
    for (let y = 400; y < 440; y += 3) {
      const rest = { s1: ship(450, 300), z: zone('centre', 450, y, 'speck') }
      expect(enters(table.play(rest, flick))).toHaveLength(1)
    }
  })

  test('reach an edge zone 8 mm before their centre does, beside it too', () => {
    const beside = (x: number): number =>
      enters(table.play({ s1: ship(450, 300), z: zone('edge', x, 450, 'speck') }, flick)).length
    expect(beside(450 + 12)).toBe(1)
    expect(beside(450 + 14)).toBe(0)
  })
})

test('zones may lie under and over everything, and nobody flicks one', () => {
  const rest = { ...onTable(['s1', ship(450, 450)]), z: zone('edge', 450, 450), y: zone('edge', 460, 450) }
  expect(() => table.play(rest, NORTH)).not.toThrow()
  const flick: Flick = { piece: 'z', surface: 'rim', aim: { at: 0, bearing: 180, speed: 500 } }
  expect(() => table.play(rest, flick)).toThrow('z never moves.')
  expect(() => table.play(rest, dieFrom('z', { x: 450, y: 450 }, 0, 900))).toThrow('There is no z')
})
