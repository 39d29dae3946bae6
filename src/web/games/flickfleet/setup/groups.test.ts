import { expect, test } from 'vitest'
import { look } from '../look'
import { groupsOf } from '../../../setup/wanted'
import { groups } from './groups'

const grouped = (id: string) =>
  groupsOf(look.game.setups.find((one) => one.id === id)!, { groups }).map(({ title, rows }) => [
    title,
    ...rows.map((row) => row.map((choice) => choice.id)),
  ])

test('what is agreed on comes before the fleets, the rest after them', () => {
  const [fleets, rules] = grouped('fair_battle')
  expect(fleets).toEqual(['The fleets', ['points', 'supply'], ['south', 'north']])
  expect(rules![1]).toContain('obstacles')
})

test('a battle with fleets of its own has no heading for them', () =>
  expect(grouped('introductory').map(([title]) => title)).toEqual(['The table and its rules']))
