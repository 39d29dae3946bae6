import { expect, test } from 'vitest'
import { whereItLies, whereItStands } from './stands'
import { newBattle, seenIn } from '../testing/battle'

const seen = seenIn(newBattle())

test('a ship is measured from the left corner and the edge of the seat that looks', () => {
  expect(whereItStands(seen, 's1')).toBe("Stands 25 cm from the left, 9 cm from Ada's edge, heading 0°.")
})

test('what has no bow has no heading; what is not on the table lies nowhere', () => {
  expect(whereItLies(seen, 's3')).toBe("Lies 45 cm from the left, 8 cm from Ada's edge.")
  expect([whereItStands(seen, 's5'), whereItLies(seen, 't9')]).toEqual(['', ''])
})
