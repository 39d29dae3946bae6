import type { Chosen, Script } from './fact'
import type { FlickOption, Of, Option, PlaceOption, Label, Seat } from './prompt'
import type { Aim, Pose, Rest, Result } from '../../table/types'

/** What a flick did: the table is already the new one, `before` is the old. */
export interface Flicked {
  result: Result
  before: Rest
  aim: Aim
}

/** What an entry is. `say`: a whole sentence, or in two: what a small button shows, and the rest. */
export interface What {
  id: string
  verb: string
  say: string | readonly [short: string, detail: string]
  of?: Of
}

export const label = ({ id, verb, say, of }: What): Label => ({
  id,
  ...(typeof say === 'string' ? { say } : { say: say.join(' '), short: say[0], detail: say[1] }),
  verb,
  ...(of ? { of } : {}),
})

/** An option with the script that follows it. */
export interface Entry<R = void> {
  option: Option
  /** Offered to another seat, which nobody waits for. */
  seat?: Seat
  run(done: Chosen & { before: Rest }): Script<R>
}

/** An option that is only chosen. */
export const choose = (what: What): Option => ({ ...label(what), how: 'choose' })

export const button = <R = void>(what: What, run: () => Script<R>): Entry<R> => ({
  option: choose(what),
  run,
})

export function flickable<R = void>(
  what: What,
  spec: Omit<FlickOption, 'how'>,
  run: (flick: Flicked) => Script<R>,
): Entry<R> {
  return {
    option: { ...label(what), how: 'flick', ...spec },
    run({ result, before, aim }) {
      if (!result || !aim) throw new Error(`The flick '${what.id}' has no result.`)
      return run({ result, before, aim })
    },
  }
}

export function placeable<R = void>(
  what: What,
  spec: Omit<PlaceOption, 'how' | 'eg'>,
  run: (pose: Pose | 'nowhere') => Script<R>,
): Entry<R> {
  return { option: { ...label(what), how: 'place', ...spec }, run: ({ pose }) => run(pose ?? 'nowhere') }
}

/** Ends a menu. */
export const end = (what: What): Entry => ({
  option: { ...label(what), how: 'choose', ends: true },
  run: nothing,
})

/** Whether a menu is over once it is taken. */
export const isEnd = (option: Option): boolean => option.how === 'choose' && option.ends === true

/** Offers an entry to another seat, as an extra. */
export const by = <R>(seat: Seat, entry: Entry<R>): Entry<R> => ({ ...entry, seat })

// oxlint-disable-next-line require-yield -- a script that asks nothing is still a script
export function* nothing(): Script {}
