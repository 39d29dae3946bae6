import { expect, test } from 'vitest'
import { newDraft, withAim } from '../../model/draft'
import { lookedAt, newBattle, seenIn, take } from '../../testing/battle'
import { atAim, type AtAim } from '../../model/work'
import { knownOf, stepping } from './known'

/** The first die of the first ship, aimed north with this strength. */
function aimed(strength: number): AtAim {
  const match = newBattle()
  const seat = lookedAt(match).prompt!.waiting[0]!
  const first = (wish: string): string =>
    lookedAt(match).prompt!.asks[0]!.options.find(({ id }) => id.startsWith(wish))!.id
  take(match, seat, first('activate'))
  take(match, seat, first('fire'))
  const seen = seenIn(match)
  const choice = seen.choices[0]!
  const draft = newDraft(0, seen.choices)
  const aiming = { ...atAim(seen, choice, draft)!.aiming, bearing: 0, strength }
  return atAim(seen, choice, withAim(draft, choice.key, aiming))!
}

const WAY = [
  { x: 250, y: 90 },
  { x: 250, y: 240 },
]

test('the band grows with the strength, and a die has a wedge', () => {
  const [soft, hard] = [aimed(20), aimed(60)].map((at) => knownOf(at, WAY))
  expect(hard!.reach![1]).toBeGreaterThan(soft!.reach![1])
  expect(soft!.wedge).toBeGreaterThan(0)
})

test('the dots go straight on from a whole solid line, and not after a touch', () => {
  expect(knownOf(aimed(60), WAY).dots[0]).toEqual({ x: 250, y: 252 })
  expect(knownOf(aimed(60), [WAY[0]!, { x: 250, y: 180 }]).dots).toEqual([])
})

test('a step on the spot is no step', () => {
  expect(stepping([WAY[0]!, WAY[0]!, WAY[1]!])).toEqual(WAY)
})
