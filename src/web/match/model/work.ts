import type { FlickOption, PlaceOption, Seat } from '../../../games/kit'
import type { View } from '../../../match'
import { type Aiming, placed, type Scene, type Values } from '../../../players/human'
import { aimIn, type Draft, valuesIn } from './draft'
import type { AskedOption, Seen } from './seen'
import { added, headline, underline } from './words'

/** A flick that is being aimed. */
export interface AtAim {
  key: string
  /** What the option says: 'Move Ember'. */
  say: string
  scene: Scene
  option: FlickOption
  aiming: Aiming
}

/** A piece that is being placed. */
export interface AtPlace {
  key: string
  say: string
  scene: Scene
  option: PlaceOption
  values: Values
  /** Where it would lie, or why it cannot. */
  found: ReturnType<typeof placed>
}

export function atAim(seen: Seen, { key, ask, option }: AskedOption, draft: Draft): AtAim | null {
  if (option.how !== 'flick') return null
  const scene = seen.sceneFor(ask.seat)
  return { key, say: option.say, scene, option, aiming: aimIn(draft, key, scene, option) }
}

export function atPlace(seen: Seen, { key, ask, option }: AskedOption, draft: Draft): AtPlace | null {
  if (option.how !== 'place') return null
  const scene = seen.sceneFor(ask.seat)
  const values = valuesIn(draft, key, scene, option)
  return { key, say: option.say, scene, option, values, found: placed(scene, option, values) }
}

export interface News {
  /** What happened since the view before. */
  told: string
  /** What is asked now; '' if it was asked before. The log itself says who won. */
  asked: string
  /** Somebody at this screen has to decide, and somebody else had before. */
  yourTurn: boolean
}

export function news({ view, nameOf, choices }: Seen, before: View | null): News {
  const lines = before ? added(before.log, view.log).map(({ say }) => say) : []
  const sameQuestion = before !== null && before.prompt?.n === view.prompt?.n
  const known = sameQuestion || (view.ended && lines.length > 0)
  return {
    told: lines.join(' '),
    asked: known ? '' : [headline(view, nameOf), underline(view)].filter(Boolean).join(' '),
    yourTurn: choices.length > 0 && view.prompt?.waiting[0] !== before?.prompt?.waiting[0],
  }
}

/** Who takes back: who may undo a choice of their own, else who is to decide now. */
export function whoTakesBack({ view, seat }: Seen): Seat | undefined {
  const may = Object.keys(view.retract).filter((one) => view.retract[one])
  return may.find((one) => view.retract[one] === 'undo') ?? may.find((one) => one === seat) ?? may[0]
}
