import { expect, test } from 'vitest'
import { causeOf, twiceOf } from './cause'

const pieces = { i9: { name: 'Meridian', what: 'Dreadnought', seat: 'imperium' } }
const fires = { is: 'fires', piece: 's1', by: 'i9', value: 3, weapon: 'nuke' }
const point = { is: 'shield', piece: 's1' }

test('who did it, and with what', () => {
  expect(causeOf(fires, pieces)).toBe("Meridian's nuke")
  expect(causeOf({ is: 'ram', piece: 's1', by: 'i9' }, pieces)).toBe('Meridian')
  expect(causeOf({ is: 'rolled', piece: 's1', value: 3 }, pieces)).toBe('')
})

test('001:91-102, D-46: why one die does two points', () => {
  expect(twiceOf(fires, [point, point])).toBe('A nuke deals its number twice.')
  expect(twiceOf(fires, [point])).toBe('')
  const [piece, destroyed] = ['piece', 'destroyed'].map((is) => ({ is, piece: 's3' }))
  expect(twiceOf(fires, [piece!, destroyed!])).toBe('A nuke takes two pieces.')
  expect(twiceOf({ is: 'rolled', piece: 's1' }, [point, point])).toBe('')
})
