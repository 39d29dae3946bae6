import { expect, test } from 'vitest'
import { addressOf, newLimits } from './limits'

/** How many of 200 pages that ask once are let through. */
const through = (address: string | null): number => {
  const limits = newLimits()
  return Array.from({ length: 200 }, (_, i) => limits('create', { client: `page ${i}`, address })).filter(
    (refusal) => refusal === null,
  ).length
}

test('the pages of one address share a limit; those of this machine have none together', () => {
  expect(through('192.168.1.7')).toBe(100)
  expect(through(null)).toBe(200)
})

test.each([
  ['127.0.0.1', null],
  ['::ffff:127.0.0.1', null],
  ['::1', null],
  ['192.168.1.7', '192.168.1.7'],
  ['2001:db8::1', '2001:db8::1'],
])('%s is told from this machine', (remote, address) => {
  expect(addressOf(remote)).toBe(address)
})
