import { expect, test } from 'vitest'
import { checkAim } from '../../../table/aim'
import { random } from '../../../table/exact'
import { createTape } from '../../../table/tape'
import { board, fire, move, rest } from '../../human/testing/scene'
import { flickOf } from '../../flicked'
import { candidates } from '.'
import { pushes } from './pushes'
import { shots } from './shots'
import { speedFor } from './speed'

test('shots start on the ship, point at what may be hit, and are flicks that the table allows', () => {
  const aims = shots(board, rest, fire)
  expect(aims.length).toBeGreaterThan(5)
  for (const aim of aims) expect(checkAim(board, rest, flickOf(fire, aim))).toEqual({ ok: true })
  // Anvil lies straight ahead of Ember, 300 mm north.
  expect(aims[0]).toMatchObject({ bearing: 0, start: { x: 450, y: 100 } })
})

test('what is gone is not aimed at', () => {
  const { anvil: _, halberd: __, ...alone } = rest
  expect(shots(board, alone, fire)).toEqual([])
})

test('a square that is pushed on one edge goes the ways that edge allows', () => {
  const aims = pushes(board, rest, move)
  expect(aims.length).toBeGreaterThan(3)
  for (const aim of aims) {
    expect(checkAim(board, rest, flickOf(move, aim))).toEqual({ ok: true })
    // The rear edge faces south: 70 degrees off north is the most.
    expect(Math.min(aim.bearing, 360 - aim.bearing)).toBeLessThanOrEqual(70)
  }
})

test('a ram is meant for its target, through the middle', () => {
  const ram = { ...move, at: ['anvil'] }
  const [aim] = pushes(board, rest, ram)
  expect(aim).toMatchObject({ bearing: 0 })
  // The middle of an edge of 40 mm.
  expect(Math.abs(aim!.at - 20)).toBeLessThanOrEqual(1)
})

test('where nothing may be hit a die is flicked somewhere all the same', () => {
  const nothing = { id: 'die', verb: 'flick', say: '', ...fire, at: [] }
  const found = candidates(
    { board, tape: createTape(board) },
    rest,
    { seat: 'a', say: '', options: [nothing] },
    random('x'),
  )
  expect(found.length).toBeGreaterThan(0)
  for (const { answer } of found)
    expect(checkAim(board, rest, flickOf(fire, answer.aim!))).toEqual({ ok: true })
})

test('the speed for a distance is one that goes that far, within what the option allows', () => {
  const die = board.shapes['D6']!
  expect(speedFor(fire, die, 0)).toBe(fire.min)
  expect(speedFor(fire, die, 1e9)).toBe(fire.max)
  expect(speedFor(fire, die, 400)).toBeGreaterThan(speedFor(fire, die, 300))
})

test('every option of a question is thought of', () => {
  const ask = {
    seat: 'a',
    say: '',
    options: [
      { id: 'end', verb: 'end', say: '', how: 'choose' as const },
      { id: 'move', verb: 'move', say: '', ...move },
      {
        id: 'place',
        verb: 'place',
        say: '',
        how: 'place' as const,
        piece: 'new',
        shape: 'square',
        where: { anywhere: true as const },
      },
    ],
  }
  const ids = candidates({ board, tape: createTape(board) }, rest, ask, random('all')).map(
    ({ option }) => option.id,
  )
  expect([...new Set(ids)]).toEqual(['end', 'move', 'place'])
})
