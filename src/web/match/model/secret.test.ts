import { expect, test } from 'vitest'
import type { View } from '../../../match'
import { coveredSeats, hasAnswered } from './secret'

type Seen = Pick<View, 'prompt' | 'viewer'>

const prompt = { n: 1, key: 'lay', why: '', waiting: ['north'], asks: [] }
const secretly = { ...prompt, asks: [{ seat: 'north', say: '', options: [], secret: true as const }] }

const viewOf = (seen: Seen): View => seen as View

test('what one seat alone may read is covered while others sit at the screen', () => {
  const covered = { ...prompt, covered: ['north'] }
  expect(coveredSeats(viewOf({ prompt: covered, viewer: ['north', 'south'] }))).toEqual(['north'])
  expect(coveredSeats(viewOf({ prompt, viewer: ['north', 'south'] })), 'looked back at').toEqual([])
  expect(coveredSeats(viewOf({ prompt: null, viewer: ['north'] }))).toEqual([])
})

test('who looked alone has answered as soon as nothing is asked in secret', () => {
  expect(hasAnswered(viewOf({ prompt: secretly, viewer: ['north'] }), 'north')).toBe(false)
  expect(hasAnswered(viewOf({ prompt, viewer: ['north'] }), 'north')).toBe(true)
  expect(hasAnswered(viewOf({ prompt, viewer: ['north', 'south'] }), 'north'), 'all look still').toBe(false)
})
