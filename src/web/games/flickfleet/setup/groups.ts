import type { SetUp } from '../../screen'

/** What fleets are bought for, then the fleets, and all the rest. */
export const groups: NonNullable<SetUp['groups']> = ({ choices }) => {
  const fleets = choices.filter(({ value }) => value?.kind === 'fleet')
  const first = fleets[0] ? choices.indexOf(fleets[0]) : 0
  const rules = choices.slice(first).filter((choice) => !fleets.includes(choice))
  return [
    { title: 'The fleets', rows: [choices.slice(0, first), fleets] },
    { title: 'The table and its rules', rows: [rules] },
  ]
}
