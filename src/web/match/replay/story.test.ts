import { expect, test } from 'vitest'
import { flickfleet } from '../../../games/flickfleet'
import { openArchive } from '../past/archive'
import { see } from '../model/seen'
import { look } from '../../games/flickfleet/look'
import { newBattle, take } from '../testing/battle'
import { type Step, storyOf } from './story'
import { HEIGHT, mostOf, roundsOf, stairsOf } from './timeline'

test('a step for each entry that said something', () => {
  const match = newBattle()
  take(match, 'uprising', 'activate:s1')
  const steps = [...storyOf(openArchive(flickfleet, match.record), (view) => see(view, look))]
  expect(steps.map(({ n }) => n)).toEqual([1])
  expect(steps.at(-1)).toMatchObject({ round: 1, flown: null })
  expect(steps.at(-1)!.say).toContain('Ember is activated.')
})

const step = (a: number, round?: number): Step => ({
  n: 0,
  say: '',
  ...(round ? { round } : {}),
  strength: { a },
  flown: null,
})

test('rounds begin where their number changes; what comes before the first has none', () => {
  const steps = [step(4), step(4, 1), step(4, 1), step(3, 2)]
  expect(roundsOf(steps)).toEqual([{ at: 0 }, { at: 1, round: 1 }, { at: 3, round: 2 }])
})

test('the stairs fall at the step that took something', () => {
  const steps = [step(4), step(4), step(1)]
  expect(stairsOf(steps, 'a')).toBe(`M0 0H1V0H2V${HEIGHT * 0.75}`)
})

test('of a game that counts nothing there is nothing to draw', () =>
  expect(mostOf([{ n: 0, say: '', strength: {}, flown: null }])).toBe(0))
