import type { FlickOption } from '../../games/kit'
import { answer, offerDraw, promptNumber, reply, resign, retract, type Match, type Step } from '../../match'
import { randomAim } from '../../players/bots/random-aim'
import { random } from '../../table/exact'
import type { Aim, Pose } from '../../table/types'
import type { SceneStep } from './types'

/** Does what a step says: something the match does, or an answer. */
export function act(match: Match, step: SceneStep): Step {
  const { seat } = step
  if (step.match === 'take back') return retract(match, seat)
  if (step.match === 'resign') return resign(match, seat)
  if (step.match === 'offer draw') return offerDraw(match, seat)
  if (step.match) return reply(match, seat, step.match)
  return answer(match, seat, {
    n: promptNumber(match.record.journal),
    ids: [step.do ?? []].flat(),
    ...details(match, step),
  })
}

/** Where the scene does not care how, any legal aim or the example pose will do. */
function details(match: Match, step: SceneStep): { aim?: Aim; pose?: Pose | 'nowhere' } {
  const options = match.asks.find(({ seat }) => seat === step.seat)?.options ?? []
  const option = options.find(({ id }) => id === [step.do].flat()[0])
  if (option?.how === 'flick') return { aim: (step.aim as Aim | undefined) ?? anyAim(match, option) }
  if (option?.how !== 'place') return {}
  const eg = typeof option.eg === 'object' ? option.eg : { x: 0, y: 0, a: 0 }
  return { pose: typeof step.pose === 'object' ? { ...eg, ...step.pose } : (option.eg ?? eg) }
}

const anyAim = (match: Match, option: FlickOption): Aim =>
  randomAim(match.table.board, match.running.turn.s.table, option, random('a scene'))
