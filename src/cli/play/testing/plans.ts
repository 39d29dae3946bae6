import { flickfleet, type FlickFleetState } from '../../../games/flickfleet'
import type { Ask, FlickOption, Option, Seat } from '../../../games/kit'
import { answer, ended, promptNumber, type Answer, type Ending, type Match } from '../../../match'
import { randomAim } from '../../../players/bots/random-aim'
import { contact, litLength } from '../../../table/aim'
import { bearingOf, random, roundTo, type Random } from '../../../table/exact'
import type { Aim, Id, Pose } from '../../../table/types'
import { realTables } from '../../real-tables'
import { newMatch } from '../new-match'

/** How a seat plays, whatever it is asked: without a thought for the other side. */
export interface Plan {
  /** The first option whose id starts with one of these words, in their order; else the last, an ending. */
  prefers(s: FlickFleetState): string[]
  /** How fast its ships are pushed straight ahead, mm/s. */
  speed?(s: FlickFleetState): number
  /** Where it would like its ships; without it where the table proposes. */
  wish?: Readonly<Record<Id, Partial<Pose>>>
}

const stateOf = (match: Match): FlickFleetState => match.running.turn.s as FlickFleetState

/** Plays a whole battle on the real table. */
export async function battle(
  setup: string,
  choices: Record<string, string>,
  plans: Record<Seat, Plan>,
): Promise<{ ending: Ending; s: FlickFleetState }> {
  const players = Object.keys(plans).map(() => 'random')
  const tables = await realTables()
  const match = newMatch(flickfleet, tables, { setup, choices, players, seed: 'plans' })
  const next = random('plans')
  while (!ended(match)) {
    const [ask] = match.asks as [Ask]
    const step = answer(match, ask.seat, answerOf(match, ask, plans[ask.seat]!, next))
    if (!step.ok) throw new Error(step.why)
  }
  return { ending: ended(match)!, s: stateOf(match) }
}

function answerOf(match: Match, { options }: Ask, plan: Plan, next: Random): Answer {
  const words = plan.prefers(stateOf(match))
  const option =
    words.map((word) => options.find(({ id }) => id.startsWith(word))).find(Boolean) ?? options.at(-1)!
  return { n: promptNumber(match.record.journal), ids: [option.id], ...details(match, option, plan, next) }
}

function details(match: Match, option: Option, plan: Plan, next: Random): Pick<Answer, 'aim' | 'pose'> {
  if (option.how === 'place' && typeof option.eg === 'object')
    return { pose: { ...option.eg, ...plan.wish?.[option.piece] } }
  if (option.how !== 'flick') return {}
  const { s } = match.running.turn
  const { board } = match.table
  if (option.adds) return { aim: randomAim(board, s.table, option, next) }
  return { aim: ahead(match, option, plan.speed?.(stateOf(match)) ?? option.max) }
}

/** From the middle of what may be pushed, straight into the ship. */
function ahead({ table: { board }, running }: Match, { piece, surface }: FlickOption, speed: number): Aim {
  const { shape: name, pose } = running.turn.s.table[piece]!
  const shape = board.shapes[name]!
  const at = roundTo(litLength(shape, surface) / 2, 10)
  const { inward } = contact(shape, pose, surface, at)
  return { at, bearing: roundTo(bearingOf(inward.x, inward.y), 20) % 360, speed }
}
