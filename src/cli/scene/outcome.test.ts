import { expect, test } from 'vitest'
import { outcome } from './outcome'

test('events are told in order of time', () => {
  expect(outcome(['s1 touches s4', 's1 enters cloud', 's4 leaves by N at 450 903']).events).toEqual([
    { t: 0.125, is: 'touch', a: 's1', b: 's4', moving: 'a', at: { x: 0, y: 0 } },
    { t: 0.25, is: 'enter', a: 's1', zone: 'cloud' },
    { t: 0.375, is: 'out', a: 's4', at: { x: 450, y: 903 }, side: 'N' },
  ])
})

test("'at once' is the time of the sentence before; at the beginning that of the push", () => {
  const told = outcome(['s1 enters cloud, at once', 's1 touches s4 at 10 -2.5', 's1 touches s5, at once'])
  expect(told.events.map(({ t }) => t)).toEqual([0, 0.25, 0.25])
  expect(told.events[1]).toMatchObject({ b: 's4', at: { x: 10, y: -2.5 } })
  expect(told.events[2]).toMatchObject({ b: 's5' })
})

test('a piece rests with its heading, the face or side that it shows, and what it lies on', () => {
  const { poses } = outcome([
    's1 rests at 450 300 facing 10',
    'die rests at 400 600 showing 3',
    'bug rests at 1 2 facing 90 showing 12',
    'disc rests at 5 6.5 showing 2 on s1',
    'mine rests at 450 300 on s1',
    'puck rests at 7 8',
  ])
  expect(poses).toEqual({
    s1: { x: 450, y: 300, a: 10 },
    die: { x: 400, y: 600, a: 0, up: 3 },
    bug: { x: 1, y: 2, a: 90, up: 12 },
    disc: { x: 5, y: 6.5, a: 0, up: 2, on: 's1' },
    mine: { x: 450, y: 300, a: 0, on: 's1' },
    puck: { x: 7, y: 8, a: 0 },
  })
})

test.each(['s1 touchs s4', 's1 rests', 's1 rests at 1 2 showing', 's1 enters', 's1 leaves by Q at 1 2'])(
  "'%s' is refused with what is possible",
  (sentence) => {
    expect(() => outcome([sentence])).toThrow(`'${sentence}' is no outcome. An outcome is one of: ID touches`)
  },
)
