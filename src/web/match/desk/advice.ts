import type { Advice } from '../../../match'
import { aimingFor, firstValues } from '../../../players/human'
import type { Draft } from '../model/draft'
import { withAim, withValues } from '../model/draft'
import type { AskedOption, Seen } from '../model/seen'

/** The option that is advised, among those of now. */
export const advised = ({ choices }: Seen, { answer }: Advice): AskedOption | undefined =>
  choices.find(({ option }) => option.id === answer.ids[0])

/** The draft with the advice set: the hand only has to let go. */
export function drafted(
  draft: Draft,
  seen: Seen,
  { key, ask, option }: AskedOption,
  { answer }: Advice,
): Draft {
  const scene = seen.sceneFor(ask.seat)
  const picked = { ...draft, picked: key }
  if (option.how === 'flick' && answer.aim) return withAim(picked, key, aimingFor(scene, option, answer.aim))
  if (option.how === 'place' && typeof answer.pose === 'object')
    return withValues(picked, key, firstValues(scene, { ...option, eg: answer.pose }))
  return draft
}

/** A hint as a sentence. */
export function sayAdvice({ option }: AskedOption, { hits }: Advice): string {
  const share = hits === null ? '' : ` It meets its target in ${hits} of 100 such flicks.`
  return `The Ace would choose: ${option.say}.${share}`
}
