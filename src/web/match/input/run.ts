import {
  type Aiming,
  type Command,
  fieldsOf,
  parseCommand,
  sayAim,
  sayWay,
  snap,
  toTable,
  touchedAt,
  turned,
  whyNoContact,
  whyNoStart,
  whyNot,
  withStrength,
} from '../../../players/human'
import type { Desk } from '../desk/desk.svelte'
import { choicesNamed, piecesNamed } from '../model/named'
import type { AtAim } from '../model/work'

const HELP = [
  'aim NAME, aim NAME 38',
  'bearing 14',
  'strength 38',
  'contact 12, contact behind',
  'start bow, start 5 -12',
  'what if 45',
  'flick',
  'choose NAME',
  'place 25',
  'read',
  'undo',
]

/** To be read only: the news say what came of it. */
export const FLICKED = 'Flicked.'

const NO_AIM = 'Nothing is being aimed now.'

/** Does what was typed and says what came of it. */
export async function run(desk: Desk, line: string): Promise<string> {
  const { seen } = desk
  if (!seen) return 'The match is not open yet.'
  const parsed = parseCommand(line, { pieces: piecesNamed(seen), options: choicesNamed(seen) })
  return parsed.ok ? obey(desk, parsed.command) : parsed.why
}

async function obey(desk: Desk, command: Command): Promise<string> {
  switch (command.do) {
    case 'help':
      return `Possible: ${HELP.join('; ')}. Names may be shortened.`
    case 'choose':
      return choose(desk, command.option)
    case 'place':
      return place(desk, command.numbers)
    case 'undo':
      return (await desk.takeBack())
        ? 'Taken back.'
        : desk.session.refused || 'There is nothing to take back.'
    case 'flick':
      return (await desk.flick()) ? FLICKED : desk.session.refused || NO_AIM
    default:
      return desk.aim ? aim(desk, desk.aim, command) : NO_AIM
  }
}

type AimCommand = Exclude<Command, { do: 'help' | 'choose' | 'place' | 'undo' | 'flick' }>

function aim(desk: Desk, at: AtAim, command: AimCommand): string {
  if (command.do === 'what if') return whatIf(at, command.strength)
  const why = whyNotSo(at, command)
  if (why) return why
  const next = command.do === 'read' ? at.aiming : aimed(at, command)
  desk.setAim(next, true)
  return sayAim(at.scene, at.option, next)
}

/** Why that cannot be set: nothing is changed silently into something that can. */
function whyNotSo({ scene, option, aiming }: AtAim, command: AimCommand): string | null {
  if (command.do === 'start') return whyNoStart(scene, option, command.start)
  if (command.do !== 'contact' || command.mm === 'behind') return null
  return whyNoContact(scene, option, aiming, command.mm)
}

function aimed(
  { scene, option, aiming }: AtAim,
  command: Exclude<AimCommand, { do: 'read' | 'what if' }>,
): Aiming {
  switch (command.do) {
    case 'aim':
      return snap(scene, option, withStrength(aiming, command.strength ?? aiming.strength), command.at)
    case 'bearing':
      return turned(aiming, toTable(command.degrees, scene.edge) - aiming.bearing)
    case 'strength':
      return withStrength(aiming, command.strength)
    case 'contact':
      return command.mm === 'behind' ? { ...aiming, at: null } : touchedAt(scene, option, aiming, command.mm)
    case 'start':
      return { ...aiming, start: command.start }
  }
}

/** What another strength would do, in words; the aim stays as it is. */
function whatIf({ scene, option, aiming }: AtAim, strength: number): string {
  const next = withStrength(aiming, strength)
  return `Strength ${strength}. ${whyNot(scene, option, next) ?? sayWay(scene, option, next)}`
}

async function choose(desk: Desk, key: string): Promise<string> {
  const choice = desk.seen!.choices.find((one) => one.key === key)!
  const done = await desk.choose(choice)
  return done ? `${choice.option.say}.` : desk.session.refused
}

async function place(desk: Desk, numbers: readonly number[]): Promise<string> {
  const at = desk.place
  if (!at) return 'Nothing is being placed now.'
  const fields = fieldsOf(at.option.where)
  if (numbers.length > fields.length) {
    return `Here there is only: ${fields.map(({ label, unit }) => `${label}, ${unit}`).join('; ')}.`
  }
  const given = fields.slice(0, numbers.length).map(({ id }, i) => [id, numbers[i]!])
  desk.setValues({ ...at.values, ...Object.fromEntries(given) })
  const { found } = desk.place
  if (!found.ok) return found.why
  return (await desk.put()) ? 'Placed.' : desk.session.refused
}
