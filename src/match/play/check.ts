import type { Ask, Chosen, FlickOption, PlaceOption } from '../../games/kit'
import { checkAim } from '../../table/aim'
import { isShaken } from '../../table/play/low'
import { refuse } from '../../table/refusal'
import type { Aim, Flick, Pose, Refusal, Rest } from '../../table/types'
import type { Table } from '../table'

/** What a player sends. `n`: the number of the prompt it answers. */
export interface Answer {
  n: number
  ids: string[]
  aim?: Aim
  pose?: Pose | 'nowhere'
}

/** A legal answer; `flick`: what the table has to play for it. */
export type Checked = { ok: true; chosen: Chosen; flick?: Flick } | Refusal

/** Where an answer is checked: the table as it stands and the shake a die would get. */
export interface TableNow {
  table: Table
  rest: Rest
  shake: number[]
}

/** The answer as the rules may see it, or why it is not one. Never throws, whatever it is given. */
export function checkAnswer(standing: TableNow, ask: Ask, answer: Answer): Checked {
  const wrong = wrongIds(ask, answer)
  if (wrong) return wrong
  const option = ask.options.find(({ id }) => id === answer.ids[0])
  const chosen: Chosen = { seat: ask.seat, ids: [...answer.ids] }
  if (option?.how === 'flick') return withAim(standing, option, chosen, answer.aim)
  if (option?.how === 'place') return withPose(standing, option, chosen, answer.pose)
  return { ok: true, chosen }
}

function wrongIds(ask: Ask, { ids }: Answer): Refusal | null {
  if (!Array.isArray(ids)) return refuse('An answer names its options in a list.')
  const [least, most] = ask.take ?? [1, 1]
  if (ids.length < least || ids.length > most || new Set(ids).size < ids.length) {
    return refuse(
      `Choose ${least === most ? least : `${least} to ${most}`} of the options, each at most once.`,
    )
  }
  const unknown = ids.find((id) => !ask.options.some((option) => option.id === id))
  if (unknown === undefined) return null
  return refuse(
    `'${String(unknown)}' is not possible now. Possible: ${ask.options.map(({ id }) => id).join(', ')}.`,
  )
}

function withAim({ table, rest, shake }: TableNow, option: FlickOption, chosen: Chosen, aim?: Aim): Checked {
  if (typeof aim !== 'object' || aim === null) return refuse('This needs an aim: contact, bearing and speed.')
  const { at, bearing, speed, start } = aim
  if (!(speed >= option.min && speed <= option.max)) {
    return refuse(`The speed must be from ${option.min} to ${option.max} mm/s; it was ${String(speed)}.`)
  }
  const { piece, surface, adds } = option
  const plain: Aim = { at, bearing, speed, ...(start ? { start: { x: start.x, y: start.y } } : {}) }
  const put: Pick<Flick, 'piece' | 'adds'> = { piece, ...(adds ? { adds } : {}) }
  const shaken = isShaken(table.board, rest, put) ? { shake } : {}
  const flick: Flick = { ...put, surface, aim: plain, ...shaken }
  const possible = checkAim(table.board, rest, flick)
  if (!possible.ok) return possible
  return { ok: true, chosen: { ...chosen, aim: plain, ...shaken }, flick }
}

function withPose(
  { table, rest }: TableNow,
  option: PlaceOption,
  chosen: Chosen,
  pose?: Pose | 'nowhere',
): Checked {
  if (option.eg === 'nowhere') return { ok: true, chosen: { ...chosen, pose: 'nowhere' } }
  if (typeof pose !== 'object' || pose === null) return refuse('This needs a place: x, y and a heading.')
  const { x, y, a } = pose
  const spot = table.tape(rest).place(option.shape, option.where, { x, y, a }, option.piece)
  return spot.ok ? { ok: true, chosen: { ...chosen, pose: spot.pose } } : spot
}
