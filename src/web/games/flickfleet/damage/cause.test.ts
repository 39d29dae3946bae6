import { expect, test } from 'vitest'
import { causeOf, twiceOf } from './cause'

const pieces = { i9: { name: 'Meridian', what: 'Dreadnought', seat: 'imperium' } }
const note = 'A nuke deals its number twice.'
const fires = { is: 'fires', piece: 's1', by: 'i9', value: 3, weapon: 'nuke', note }
const point = { is: 'shield', piece: 's1' }

test('who did it, and with what', () => {
  expect(causeOf(fires, pieces)).toBe("Meridian's nuke")
  expect(causeOf({ is: 'ram', piece: 's1', by: 'i9' }, pieces)).toBe('Meridian')
  expect(causeOf({ is: 'ram rolled', piece: 's1', value: 3 }, pieces)).toBe('')
})

test('why one die does several points, as its line says', () => {
  expect(twiceOf(fires, [point, point])).toBe(note)
  expect(twiceOf(fires, [point])).toBe('')
  expect(twiceOf({ is: 'ram rolled', piece: 's1' }, [point, point])).toBe('')
})
