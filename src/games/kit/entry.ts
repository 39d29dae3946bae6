import type { Chosen, Script } from './fact'
import type { FlickOption, Option, PlaceOption, Seat } from './prompt'
import type { Aim, Id, Pose, Rest, Result } from '../../table/types'

/** What a flick did: the table is already the new one, `before` is the old. */
export interface Flicked {
  result: Result
  before: Rest
  aim: Aim
}

/** An option with the script that follows it. */
export interface Entry<R = void> {
  option: Option
  /** Offered to another seat, which nobody waits for. */
  seat?: Seat
  run(done: Chosen & { before: Rest }): Script<R>
}

export function button<R = void>(id: string, say: string, run: () => Script<R>, piece?: Id): Entry<R> {
  return { option: { id, say, how: 'choose', ...(piece ? { piece } : {}) }, run }
}

export function flickable<R = void>(
  id: string,
  say: string,
  spec: Omit<FlickOption, 'how'>,
  run: (flick: Flicked) => Script<R>,
): Entry<R> {
  return {
    option: { id, say, how: 'flick', ...spec },
    run({ result, before, aim }) {
      if (!result || !aim) throw new Error(`The flick '${id}' has no result.`)
      return run({ result, before, aim })
    },
  }
}

export function placeable<R = void>(
  id: string,
  say: string,
  spec: Omit<PlaceOption, 'how' | 'eg'>,
  run: (pose: Pose | 'nowhere') => Script<R>,
): Entry<R> {
  return { option: { id, say, how: 'place', ...spec }, run: ({ pose }) => run(pose ?? 'nowhere') }
}

/** Ends a menu. */
export function end(say: string, id = 'end'): Entry {
  return { option: { id, say, how: 'choose', ends: true }, run: nothing }
}

/** Whether a menu is over once it is taken. */
export const isEnd = (option: Option): boolean => option.how === 'choose' && option.ends === true

/** Offers an entry to another seat, as an extra. */
export const by = <R>(seat: Seat, entry: Entry<R>): Entry<R> => ({ ...entry, seat })

// oxlint-disable-next-line require-yield -- a script that asks nothing is still a script
export function* nothing(): Script {}
