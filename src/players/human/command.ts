import { refuse } from '../../table/refusal'
import type { Id, Refusal } from '../../table/types'
import { find, type Named, plain } from './find'
import { STARTS, type Start, type StartWord } from './start'

/** What may be typed. Bearings are the seat's. */
export type Command =
  | { do: 'aim'; at: Id; strength?: number }
  | { do: 'bearing'; degrees: number }
  | { do: 'strength'; strength: number }
  | { do: 'contact'; mm: number | 'behind' }
  | { do: 'start'; start: Start }
  | { do: 'what if'; strength: number }
  | { do: 'choose'; option: string }
  | { do: 'place'; numbers: number[] }
  | { do: 'read' }
  | { do: 'flick' | 'undo' | 'help' }

export type Parsed = { ok: true; command: Command } | Refusal

/** What can be named at the moment. */
export interface Lexicon {
  pieces: readonly Named[]
  options: readonly Named[]
}

const understood = (command: Command): Parsed => ({ ok: true, command })

type Parser = (rest: string, lexicon: Lexicon) => Parsed

const PARSERS: Record<string, Parser> = {
  aim: parseAim,
  bearing: parseBearing,
  strength: (rest) => withStrength(rest, 'strength 38', (strength) => ({ do: 'strength', strength })),
  contact: (rest) =>
    plain(rest) === 'behind'
      ? understood({ do: 'contact', mm: 'behind' })
      : withNumber(rest, 'contact 12 or contact behind', (mm) => ({ do: 'contact', mm })),
  start: parseStart,
  'what if': (rest) => withStrength(rest, 'what if 45', (strength) => ({ do: 'what if', strength })),
  choose: parseChoice,
  place: parsePlace,
  flick: (rest) => alone(rest, 'flick'),
  read: (rest) => alone(rest, 'read'),
  undo: (rest) => alone(rest, 'undo'),
  help: (rest) => alone(rest, 'help'),
}

const VERBS: Named[] = Object.keys(PARSERS).map((verb) => ({ id: verb, names: [verb] }))

/**
 * Understands one line, or says what was wrong with it and what is allowed. An option may be taken by its own
 * words: 'move', 'activate ember'.
 */
export function parseCommand(line: string, lexicon: Lexicon): Parsed {
  const text = line.trim()
  const [word = '', rest = ''] = split(text)
  if (!word) return refuse('Type a command, or help for a list.')
  const verb = find(word, 'command', VERBS)
  if (verb.ok) return PARSERS[verb.id]!(rest, lexicon)
  const option = parseChoice(text, lexicon)
  return option.ok ? option : verb
}

/** The command's word and what follows; `what if` is two words. */
function split(text: string): string[] {
  const [, word, rest] = /^(what\s+if|\S+)\s*(.*)$/i.exec(text) ?? []
  return word === undefined ? [] : [word, rest ?? '']
}

/** '14', '14.5', '14,5', '-2', '14°'. */
function numberOf(text: string): number | undefined {
  const fits = /^[+-]?\d+([.,]\d+)?$/.exec(text.trim().replace(/°$/, ''))
  return fits ? Number(fits[0].replace(',', '.')) : undefined
}

function withNumber(rest: string, eg: string, command: (value: number) => Command): Parsed {
  const value = numberOf(rest)
  if (value !== undefined) return understood(command(value))
  return refuse(`${rest ? `'${rest}' is no number` : 'A number is missing'}: for instance ${eg}.`)
}

/** Once round, from either side. */
function parseBearing(rest: string): Parsed {
  const value = numberOf(rest)
  if (value === undefined || (value >= -360 && value <= 360))
    return withNumber(rest, 'bearing 14', (degrees) => ({ do: 'bearing', degrees }))
  return refuse(`A bearing goes from 0 to 360; it was ${value}.`)
}

function withStrength(rest: string, eg: string, command: (value: number) => Command): Parsed {
  const value = numberOf(rest)
  if (value === undefined || (value >= 0 && value <= 100)) return withNumber(rest, eg, command)
  return refuse(`The strength goes from 0 to 100; it was ${value}.`)
}

/** A name, and a strength if the last word is a number. */
function parseAim(rest: string, { pieces }: Lexicon): Parsed {
  const words = rest.split(/\s+/)
  const last = words.length > 1 ? numberOf(words.at(-1)!) : undefined
  const at = find(last === undefined ? rest : words.slice(0, -1).join(' '), 'piece', pieces)
  if (!at.ok) return at
  if (last === undefined) return understood({ do: 'aim', at: at.id })
  return withStrength(String(last), 'aim ember 38', (strength) => ({ do: 'aim', at: at.id, strength }))
}

const WORDS: Named[] = STARTS.map((word) => ({ id: word, names: [word] }))

/** A word, or mm to the right and mm ahead of the ship's centre. */
function parseStart(rest: string): Parsed {
  const numbers = numbersOf(rest)
  if (numbers?.length === 2) return understood({ do: 'start', start: { x: numbers[0]!, y: numbers[1]! } })
  const word = find(rest, 'start', WORDS)
  if (word.ok) return understood({ do: 'start', start: word.id as StartWord })
  return refuse(`${word.why} Or two numbers: start 5 -12.`)
}

function numbersOf(rest: string): number[] | undefined {
  const numbers = rest.split(/\s+/).map(numberOf)
  return numbers.every((value) => value !== undefined) ? numbers : undefined
}

function parsePlace(rest: string): Parsed {
  const numbers = rest ? numbersOf(rest) : []
  if (numbers) return understood({ do: 'place', numbers })
  return refuse(`'${rest}' is no number: for instance place 25.`)
}

function parseChoice(rest: string, { options }: Lexicon): Parsed {
  const option = find(rest, 'option', options)
  return option.ok ? understood({ do: 'choose', option: option.id }) : option
}

const alone = (rest: string, verb: 'flick' | 'read' | 'undo' | 'help'): Parsed =>
  rest ? refuse(`'${verb}' stands alone; '${rest}' was not expected.`) : understood({ do: verb })
