import { seatsWith } from '../../games/kit'
import { games as all } from '#games'
import { noRest, type Command } from '../command'

export const games: Command = {
  name: 'games',
  summary: 'lists the games, their set-ups and seats',
  options: { json: { type: 'boolean', about: 'as JSON' } },
  async run(given) {
    noRest(given)
    const list = all.map(({ id, name, version, setups }) => ({ id, name, version, setups }))
    console.log(given.values['json'] ? JSON.stringify(list, null, 2) : list.map(inWords).join('\n'))
    return 0
  },
}

type Listed = Pick<(typeof all)[number], 'id' | 'name' | 'version' | 'setups'>

function inWords({ id, name, version, setups }: Listed): string {
  const rows = setups.map((setup) => {
    const choices = setup.choices.map(
      ({ id, words = [], value }) => `${id}: ${value?.kind ?? words.map((word) => word.id).join(' | ')}`,
    )
    const seats = seatsWith(setup, {})
      .map((s) => s.id)
      .join(', ')
    return `  ${setup.id.padEnd(16)}${setup.name}; seats ${seats}; ${choices.join('; ')}`
  })
  return [`${id.padEnd(18)}${name} (rules ${version})`, ...rows].join('\n')
}
