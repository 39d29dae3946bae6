import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkAim } from '../aim'
import { BOARD, onTable, piece } from '../testing/board'
import { dieFrom } from '../testing/flicks'
import { openTable } from '../testing/open'

const table = openTable()
const star = piece('rock', 450 + 22.5 + 30, 450, 0, { fixed: true })
const rest = onTable(['ship', piece('destroyer', 450, 450)], ['star', star])
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const place = fc.record({
  x: fc.double({ min: 436, max: 464, noNaN: true }),
  y: fc.integer({ min: 440, max: 460 }),
})

test('what may start is played, however it is shaken: chance refuses no start (001:86)', () => {
  const shot = fc.record({
    die: fc.constantFrom('D6', 'D10'),
    start: place,
    bearing: fc.integer({ min: 0, max: 359 }),
    shake: fc.tuple(chance, chance, chance, chance),
  })
  fc.assert(
    fc.property(shot, ({ die, start, bearing, shake }) => {
      const flick = dieFrom('ship', start, bearing, 700, die, shake)
      if (checkAim(BOARD, rest, flick).ok) expect(() => table.play(rest, flick)).not.toThrow()
    }),
    { numRuns: 200 },
  )
})
