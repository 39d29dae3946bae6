import { expect, test } from 'vitest'
import { classes, scenarios, sceneryKinds } from '../data'
import type { ActionData, Scenario, ShipClass } from '../data/types'
import { modules, rulesWith } from '../modules'
import { beginning } from './index'
import { unknownWords } from './known'

const introductory = scenarios['introductory']!

const problems = (more: Partial<Scenario>, words: readonly string[] = introductory.modules): string[] =>
  unknownWords({ ...introductory, ...more }, words)

test('every word of every scenario and of every ship is known', () => {
  const all = modules.map(({ word }) => word)
  const everybody = Object.values(classes).map(({ id }) => ({ ship: id, count: 1 }))
  expect(
    Object.values(scenarios).flatMap((scenario) => {
      const [first, ...others] = scenario.sides
      return unknownWords({ ...scenario, sides: [{ ...first!, inPlay: everybody }, ...others] }, all)
    }),
  ).toEqual([])
})

test('a module', () => {
  expect(problems({}, ['comets'])).toEqual(["data/scenarios/introductory.ts: there is no module 'comets'."])
})

test('a winning condition, a foul, a kind of scenery', () => {
  const win = [{ side: 'uprising', if: 'dances' }]
  const scenery = [{ kind: 'swamp', pose: { x: 0, y: 0, a: 0 }, house: true }]
  const [one, two, three] = problems({ win, loss: ['yawns'], scenery })
  expect(one).toBe(
    "data/scenarios/introductory.ts: there is no winning condition 'dances'. " +
      'There is: last_standing, side_gone, ship_lost.',
  )
  expect(two).toBe("data/scenarios/introductory.ts: there is no foul 'yawns'.")
  expect(three).toBe("data/scenarios/introductory.ts: there is no scenery 'swamp'.")
})

test('what scenery does, where no module of the battle explains it', () => {
  const scenery = [{ kind: 'moon', pose: { x: 0, y: 0, a: 0 }, house: true }]
  expect(problems({ scenery })).toEqual(["data/scenery.ts, moon: there is no effect 'permanent'."])
  expect(problems({ scenery }, ['permanent_scenery'])).toEqual([])
})

/** A destroyer that can do this as well. */
function withAction(action: ActionData): string[] {
  const { destroyer } = classes as { destroyer: ShipClass }
  const changed = { ...classes, destroyer: { ...destroyer, actions: [action] } }
  return unknownWords(introductory, introductory.modules, { classes: changed, kinds: sceneryKinds })
}

test('an action, a weapon, a wing of a ship', () => {
  expect(withAction({ type: 'toggle_cloak' })).toEqual([
    "data/ships/destroyer.ts: there is no action 'toggle_cloak'. " +
      'There is: move, fire, recharge, repair, launch.',
  ])
  expect(withAction({ type: 'fire', die: 'D6', weapon: 'torpedo', per: 'disc' })).toEqual([
    "data/ships/destroyer.ts: there is no weapon 'torpedo'. There is: laser, nuke.",
  ])
  expect(withAction({ type: 'launch', wing: 'kites' })[0]).toMatch(/^data\/ships\/destroyer.ts: .* 'kites'/)
})

test('a ship', () => {
  const [side] = introductory.sides
  const sides = [{ ...side!, inPlay: [{ ship: 'sofa', count: 1 }] }]
  expect(problems({ sides })[0]).toBe("data/scenarios/introductory.ts: there is no ship 'sofa'.")
})

test('such a battle does not begin', () => {
  expect(beginning(introductory, {}).ok).toBe(true)
  expect(beginning({ ...introductory, loss: ['yawns'] }, {})).toMatchObject({
    ok: false,
    why: "data/scenarios/introductory.ts: there is no foul 'yawns'.",
  })
})

test('a battle of modules that nobody explains is not played on', () => {
  expect(() => rulesWith(['comets'])).toThrow("This table knows no module 'comets'.")
})
