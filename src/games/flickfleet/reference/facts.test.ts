import { expect, test } from 'vitest'
import { openReference } from './index'

const reference = await openReference()

const textOf = (id: string): string =>
  reference.chapters
    .flatMap(({ entries }) => entries)
    .find((entry) => entry.id === id)!
    .text.join(' ')

test('a destroyer: 001:135-142', () => {
  const text = textOf('destroyer')
  expect(text).toContain('It costs 10 points. It is small, with 2 shield cubes and no hull cubes.')
  expect(text).toContain('Engineering (hit by no number) puts back a lost disc.')
  expect(text).toContain('Defence Grid (3 discs, hit by 1 to 3) fires one D10 for each disc it has left.')
  expect(text).toContain('Weak spot (hit by 4) has no disc: without shields a hit there destroys the ship.')
})

test('a carrier: 001:143-151', () => {
  const text = textOf('carrier')
  expect(text).toContain('It costs 25 points with all its wings, 5 without.')
  expect(text).toContain('It carries 2 fighter wings and 1 bomber wing.')
  expect(text).toContain('Fighter Bay (1 disc, hit by 2 to 3) launches 1 fighter wing.')
})

test('a dreadnought: 001:152-160', () => {
  const text = textOf('dreadnought')
  expect(text).toContain('It costs 35 points with all its wings, 23 without.')
  expect(text).toContain('It is large, with 4 shield cubes and 3 hull cubes.')
  expect(text).toContain('Shield Generator (1 disc, hit by 5) puts back 2 shield cubes.')
})

test('prices: 001:166-172, discs: 001:17', () => {
  expect(textOf('prices')).toContain(
    'fighter wing 6, bomber wing 8, destroyer 10, carrier 25, dreadnought 35',
  )
  expect(textOf('components')).toContain('26 red, 11 white, 11 blue, 4 yellow, 3 orange, 1 black')
  expect(textOf('exhaustion')).toContain('It gets 4 counters')
})
