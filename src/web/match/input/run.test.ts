import { expect, test } from 'vitest'
import { newDraft, pickedOf, withAim, withValues } from '../model/draft'
import type { Desk } from '../desk/desk.svelte'
import { run } from './run'
import { measured, newBattle, seenIn, take } from '../testing/battle'
import { atAim, atPlace } from '../model/work'

/** The desk without a screen: what would be sent is written down. */
function deskOf(match = newBattle()) {
  const seen = seenIn(match)
  const sent: string[] = []
  let draft = newDraft(1, seen.choices)
  const picked = () => pickedOf(draft, seen.choices)!
  const note = async (what: string): Promise<boolean> => sent.push(what) > 0
  const desk = {
    session: { refused: '' },
    seen,
    get aim() {
      return picked() && atAim(seen, picked(), draft)
    },
    get place() {
      return picked() && atPlace(seen, picked(), draft)
    },
    setAim: (aiming) => void (draft = withAim(draft, draft.picked!, aiming)),
    setValues: (values) => void (draft = withValues(draft, draft.picked!, values)),
    choose: ({ option }) => note(option.id),
    flick: () => note('flick'),
    put: () => note('put'),
    takeBack: () => note('undo'),
  } as Pick<Desk, 'aim' | 'place' | 'setAim' | 'setValues' | 'choose'> as Desk
  return { desk, sent }
}

function aiming() {
  const match = newBattle()
  take(match, 'uprising', 'activate:s1')
  return deskOf(match)
}

test('a ship is chosen by its name', async () => {
  const { desk, sent } = deskOf()
  expect(await run(desk, 'choose kest')).toBe('Kestrel.')
  expect(sent).toEqual(['activate:s2'])
})

test('aiming by words changes the one aim and says it', async () => {
  const { desk, sent } = aiming()
  expect(await run(desk, 'aim meridian 38')).toMatch(/strength 38[.] .*Points at Meridian, 60 cm away/)
  expect(desk.aim!.aiming.strength).toBe(38)
  expect(await run(desk, 'flick')).toBe('Flicked.')
  expect(sent).toEqual(['flick'])
})

test('what if changes nothing and says how far it would go, as it was measured', async () => {
  const { desk } = aiming()
  const { aiming: before, option } = desk.aim!
  const speed = Math.round(option.min + 0.45 * (option.max - option.min))
  const { p10, p90 } = measured.reach!.of('destroyer', speed)!
  expect(await run(desk, 'what if 45')).toBe(
    'Strength 45. Points at nothing. The table ends at 81 cm. ' +
      `If it meets nothing, it would rest ${Math.round(p10 / 10)} to ${Math.round(p90 / 10)} cm away.`,
  )
  expect(desk.aim!.aiming).toEqual(before)
})

test('what if says the same as the aim where nothing can be pushed', async () => {
  const { desk } = aiming()
  await run(desk, 'bearing 180')
  expect(await run(desk, 'what if 45')).toMatch(/^Strength 45[.] Ember has no lit edge for this bearing[.]/)
})

test('nothing is changed silently into what is possible', async () => {
  const { desk } = aiming()
  const before = desk.aim!.aiming
  expect(await run(desk, 'contact 999')).toMatch(/^There is no contact 999 mm along the lit edge/)
  expect(await run(desk, 'bearing 400')).toBe('A bearing goes from 0 to 360; it was 400.')
  expect(desk.aim!.aiming).toEqual(before)
})

test('no die is given up by the beginning of a word', async () => {
  const match = newBattle()
  take(match, 'uprising', 'activate:s1')
  take(match, 'uprising', 'fire:1')
  const { desk, sent } = deskOf(match)
  expect(await run(desk, 'choose fire')).toBe("'fire' may be Fire no more: write all of it.")
  expect(sent).toEqual([])
})

test('a bearing is that of the seat', async () => {
  const { desk } = aiming()
  await run(desk, 'bearing 350')
  expect(desk.aim!.aiming.bearing).toBe(350)
})

test('only a die can start elsewhere', async () =>
  expect(await run(aiming().desk, 'start bow')).toBe(
    'It starts where it lies: only what is put on a piece starts somewhere on it.',
  ))

test('placing by numbers: too many are refused, a place off the table says why', async () => {
  const { desk, sent } = deskOf(newBattle({ placing: 'by hand' }))
  expect(await run(desk, 'place 20 90')).toBe('Here there is only: From your left corner, cm.')
  expect(await run(desk, 'place 1')).toBe('It would hang over the edge: all of it must be on the table.')
  expect(await run(desk, 'place 20')).toBe('Placed.')
  expect(sent).toEqual(['put'])
})

test('without anything to aim it says so', async () => {
  expect(await run(deskOf().desk, 'bearing 14')).toBe('Nothing is being aimed now.')
  expect(await run(deskOf().desk, 'help')).toContain('what if 45')
})
