import { expect, test } from 'vitest'
import { headingOf } from './cited'

test.each([
  ['001:40-45 Playing a round, Ship actions', 'Playing a round, Ship actions'],
  ['001:33 Introductory scenario, D-08, D-09', 'Introductory scenario'],
  ['001:81-84 Ramming & collisions, D-30 to D-32', 'Ramming & collisions'],
  ['D-57a Stalemate', 'Stalemate'],
])('a citation shows its heading alone: %s', (cited, heading) => expect(headingOf(cited)).toBe(heading))
