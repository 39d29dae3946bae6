import { expect, test } from 'vitest'
import { flickfleet } from '../../../games/flickfleet'
import { lookedAt, newBattle } from '../testing/battle'
import { lastFlick } from './last-flick'

const view = lookedAt(newBattle())
const line = (n: number, say: string, is: string) => ({ n, say, about: { is, piece: 's1' } })
const after = (...log: ReturnType<typeof line>[]) => lastFlick({ view: { ...view, log }, game: flickfleet })

const missed = line(3, 'Ember fires: 4 cm short of Meridian.', 'miss')

test('the line that tells of the die, not what came of it', () => {
  expect(after(missed)?.say).toBe(missed.say)
  expect(after(missed, line(3, 'Meridian loses a shield cube.', 'shield'))?.say).toBe(missed.say)
})

test('nothing once something else was done, nor before the first flick', () => {
  expect(after(missed, line(4, 'Kestrel is activated.', 'activated'))).toBeNull()
  expect(after()).toBeNull()
})
