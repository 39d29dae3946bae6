import { expect, test } from 'vitest'
import { fromOurPage, isOurHost } from './hosts'

test.each([
  ['localhost:7311', true],
  ['127.0.0.1:7311', true],
  ['[::1]:7311', true],
  ['192.168.1.20:7311', true],
  ['example.org', false],
  ['localhost.example.org', false],
  ['', false],
  [undefined, false],
])('the host %s is ours: %s', (host, ours) => expect(isOurHost(host)).toBe(ours))

test.each([
  [undefined, true],
  ['http://localhost:7311', true],
  ['http://localhost:5173', false],
  ['https://example.org', false],
  ['null', false],
])('a page from %s may connect: %s', (origin, may) =>
  expect(fromOurPage({ host: 'localhost:7311', ...(origin ? { origin } : {}) })).toBe(may),
)
