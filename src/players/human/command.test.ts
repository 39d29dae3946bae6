import { expect, test } from 'vitest'
import { parseCommand } from './command'

const lexicon = {
  pieces: [
    { id: 's1', names: ['Ember'] },
    { id: 's2', names: ['Émeraude'] },
    { id: 's3', names: ['Long Promise'] },
  ],
  options: [
    { id: 'fire:1', names: ['fire:1', 'Fire 3 D10'] },
    { id: 'end', names: ['End the activation', 'end'], whole: true },
  ],
}

const parsed = (line: string) => parseCommand(line, lexicon)
const command = (line: string) => {
  const found = parsed(line)
  return found.ok ? found.command : found.why
}

test('aiming at a name, with or without a strength', () => {
  expect(command('aim ember 38')).toEqual({ do: 'aim', at: 's1', strength: 38 })
  expect(command('AIM long promise')).toEqual({ do: 'aim', at: 's3' })
})

test('the beginning of a name is enough if it is the only one; accents are not needed', () => {
  expect(command('aim l')).toEqual({ do: 'aim', at: 's3' })
  expect(command('aim emer 12,5')).toEqual({ do: 'aim', at: 's2', strength: 12.5 })
  expect(command('aim em')).toBe("'em' may be Ember or Émeraude: write more of it.")
})

test('numbers', () => {
  expect(command('bearing 14')).toEqual({ do: 'bearing', degrees: 14 })
  expect(command('bearing 400')).toBe('A bearing goes from 0 to 360; it was 400.')
  expect(command('bearing 14.5°')).toEqual({ do: 'bearing', degrees: 14.5 })
  expect(command('contact -2')).toEqual({ do: 'contact', mm: -2 })
  expect(command('contact behind')).toEqual({ do: 'contact', mm: 'behind' })
  expect(command('what  if 45')).toEqual({ do: 'what if', strength: 45 })
  expect(command('place 25 -90')).toEqual({ do: 'place', numbers: [25, -90] })
  expect(command('place')).toEqual({ do: 'place', numbers: [] })
})

test('where a die starts', () => {
  expect(command('start bow')).toEqual({ do: 'start', start: 'bow' })
  expect(command('start 5 -12')).toEqual({ do: 'start', start: { x: 5, y: -12 } })
})

test('options by id or by what they say', () => {
  expect(command('choose fire:1')).toEqual({ do: 'choose', option: 'fire:1' })
  expect(command('choose fire 3')).toEqual({ do: 'choose', option: 'fire:1' })
})

test('what gives something up is never taken by the beginning of its name', () => {
  expect(command('choose end the')).toBe("'end the' may be End the activation: write all of it.")
  expect(command('choose end the activation')).toEqual({ do: 'choose', option: 'end' })
  expect(command('choose end')).toEqual({ do: 'choose', option: 'end' })
})

test('an option by its own words alone', () => {
  expect(command('fire 3')).toEqual({ do: 'choose', option: 'fire:1' })
  expect(command('Bearing fire')).toBe("'fire' is no number: for instance bearing 14.")
  expect(command('dance')).toMatch(/^There is no command 'dance'/)
})

test('words that stand alone', () => {
  expect(command('flick')).toEqual({ do: 'flick' })
  expect(command('undo')).toEqual({ do: 'undo' })
  expect(command('flick hard')).toBe("'flick' stands alone; 'hard' was not expected.")
})

test('a refusal says what was wrong and what is possible', () => {
  expect(command('')).toBe('Type a command, or help for a list.')
  expect(command('shoot')).toMatch(/^There is no command 'shoot'. Possible: aim, bearing, /)
  expect(command('strength 138')).toBe('The strength goes from 0 to 100; it was 138.')
  expect(command('bearing north')).toBe("'north' is no number: for instance bearing 14.")
  expect(command('aim nemo')).toBe("There is no piece 'nemo'. Possible: Ember, Émeraude, Long Promise.")
  expect(command('choose ramming')).toBe(
    "There is no option 'ramming'. Possible: fire:1, End the activation.",
  )
})
