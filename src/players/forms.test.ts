import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkAim } from '../table/aim'
import { random } from '../table/exact'
import type { Aim } from '../table/types'
import { waysOf } from './bots/candidates'
import { flickOf } from './flicked'
import { flicked } from './bots/hand'
import { levelNamed } from './bots/levels'
import { randomAim } from './bots/random-aim'
import { aimingFor, aimOf, type Aiming, firstAim, flicksDie, onNextEdge, sayAim, slid, snap } from './human'
import { STARTS } from './human/start'
import { type Case, CASES } from './testing/forms'

const allowed = ({ scene: { board, rest }, option }: Case, aim: Aim) =>
  checkAim(board, rest, flickOf(option, aim))

const aimings = fc.record({
  bearing: fc.integer({ min: 0, max: 7199 }).map((steps) => steps / 20),
  strength: fc.integer({ min: 0, max: 1000 }).map((steps) => steps / 10),
  at: fc.constant(null),
  start: fc.constantFrom(...STARTS),
})

describe.each(CASES)('$name', (one) => {
  const { scene, option } = one
  const { board, rest } = scene

  const expectAllowed = (aiming: Aiming): void => {
    const made = aimOf(scene, option, aiming)
    if (made.ok) expect(allowed(one, made.aim)).toEqual({ ok: true })
    else expect(made.why).toContain('has no lit edge for this bearing')
  }

  test('what a person sees first is a flick that the table allows', () => {
    const made = aimOf(scene, option, firstAim(scene, option))
    if (!made.ok) throw new Error(made.why)
    expect(allowed(one, made.aim)).toEqual({ ok: true })
  })

  test('whatever a person sets, the table allows it or the words say which bearings are possible', () => {
    fc.assert(
      fc.property(aimings, fc.integer({ min: -30, max: 30 }), (aiming, mm) => {
        expectAllowed(aiming)
        expectAllowed(slid(scene, option, aiming, mm))
        expectAllowed(onNextEdge(scene, option, aiming))
        expectAllowed(snap(scene, option, aiming, 'near'))
      }),
      { numRuns: 50 },
    )
  })

  test('what is sent can be set again, and is told', () => {
    const aiming = firstAim(scene, option)
    const made = aimOf(scene, option, aiming)
    if (!made.ok) throw new Error(made.why)
    expect(aimOf(scene, option, aimingFor(scene, option, made.aim))).toEqual(made)
    const said = sayAim(scene, option, aiming)
    expect(said).toContain('Pushed straight behind the centre.')
    expect(said.includes('Starts at the centre.')).toBe(option.adds !== undefined)
  })

  test('every way that a bot thinks of is allowed, and what its hand makes of it', () => {
    const next = random('ways')
    const ways = waysOf(
      { board, tape: scene.tape.at },
      rest,
      { id: 'it', verb: 'flick', say: '', ...option },
      next,
    )
    const aims = ways.map(({ answer }) => answer.aim!)
    expect(aims.length).toBeGreaterThan(1)
    for (const aim of aims) {
      expect(allowed(one, aim)).toEqual({ ok: true })
      const shaky = flicked(board, rest, option, aim, levelNamed('cadet')!.hand, next)
      expect(allowed(one, shaky)).toEqual({ ok: true })
    }
    if (option.at && flicksDie(scene, option))
      expect(new Set(aims.map(({ bearing }) => bearing)).size).toBeGreaterThan(1)
  })

  test('chance finds an aim that is allowed', () => {
    const next = random('chance')
    for (let i = 0; i < 50; i++)
      expect(allowed(one, randomAim(board, rest, option, next))).toEqual({ ok: true })
  })
})
