import { type Aiming, nextTarget, onNextEdge, slid, snap, turned, withStrength } from '../../../players/human'
import { showRuleOfPrompt } from '../../rules/at-hand.svelte'
import type { Desk } from '../desk/desk.svelte'
import { toggleFace } from '../desk/faces'
import { actionOf, type KeyAction } from './keys'
import { goOn, isAway, lookBack } from '../past/look-back'
import { takesSeveral } from '../model/seen'
import type { AtAim } from '../model/work'

const TYPING = 'input:not([type=checkbox]), select, textarea'
const PRESSES_ITSELF = 'button, a, summary, input'
/** Nothing is typed there: it needs a few keys for itself. */
const PICKS = '#aim [type=radio]'
/** The option that is being worked on: pressing it again would do nothing. */
const PICKED = '[data-option][aria-pressed=true]'

const within = (event: KeyboardEvent, what: string): boolean =>
  event.target instanceof Element && event.target.closest(what) !== null

/** Keys that mean something while nobody is typing. */
export function listenToKeys(desk: Desk, event: KeyboardEvent, letters: boolean): void {
  if (event.defaultPrevented) return
  const action = actionOf(event, letters)
  if (!action || leftAlone(event, action)) return
  if (act(desk, action, event.repeat)) event.preventDefault()
}

function leftAlone(event: KeyboardEvent, action: KeyAction): boolean {
  // Esc closes what is open first, which the browser does.
  if (action.do === 'let go') return document.querySelector(':popover-open') !== null
  if (within(event, PICKS)) return ['turn', 'strengthen', 'next'].includes(action.do)
  // What is read lies over the table: the aim stays as it is.
  if (within(event, TYPING) || within(event, '#rule-sheet')) return true
  return ['flick', 'next'].includes(action.do) && within(event, PRESSES_ITSELF) && !within(event, PICKED)
}

/** True when the key was for the table. */
function act(desk: Desk, action: KeyAction, repeat: boolean): boolean {
  if (action.do === 'go') return goTo(action.to)
  if (action.do === 'face') return !repeat && toggleFace()
  if (action.do === 'rule') return !repeat && readRule(desk)
  if (action.do === 'watch') return !repeat && watch(desk)
  if (action.do === 'next') return goOn(desk)
  if (action.do === 'look') return desk.playback.isOpen && desk.cameras.look(action.to)
  if (action.do === 'let go') return leave(desk) || letGo()
  return !isAway(desk) && answer(desk, action, repeat)
}

/** What is asked now. */
function answer(desk: Desk, action: AnswerAction, repeat: boolean): boolean {
  if (action.do === 'option') return !repeat && take(desk, action.index)
  if (action.do === 'flick' && desk.place) return put(desk, repeat)
  if (action.do === 'flick') return send(desk, repeat)
  if (!desk.aim) return false
  if (action.do === 'read') desk.readAim()
  else desk.setAim(aimed(desk.aim, action))
  return true
}

/** Enter flicks what is aimed, or puts what is placed. A key that is held down does it once. */
function send(desk: Desk, repeat: boolean): boolean {
  if (!repeat) void (desk.aim ? desk.flick() : desk.put())
  return desk.aim !== null || desk.place !== null
}

function put(desk: Desk, repeat: boolean): boolean {
  if (!repeat) void desk.put()
  return true
}

function take(desk: Desk, index: number): boolean {
  const choice = desk.seen?.choices[index]
  if (!choice || takesSeveral(choice.ask)) return false
  void desk.choose(choice)
  return true
}

/** The whole match, on the table; or back to now. */
const watch = (desk: Desk): boolean => desk.playback.isOpen && (leave(desk) || lookBack(desk))

function leave({ watching }: Desk): boolean {
  const away = watching.seen !== null
  if (away) watching.leave()
  return away
}

function readRule({ seen }: Desk): boolean {
  if (seen) void showRuleOfPrompt(seen)
  return seen !== null
}

type AimAction = Extract<KeyAction, { do: 'turn' | 'strengthen' | 'slide' | 'snap' | 'edge' }>
type AnswerAction = AimAction | Extract<KeyAction, { do: 'option' | 'flick' | 'read' }>

function aimed({ scene, option, aiming }: AtAim, action: AimAction): Aiming {
  switch (action.do) {
    case 'turn':
      return turned(aiming, action.degrees)
    case 'strengthen':
      return withStrength(aiming, aiming.strength + action.by)
    case 'slide':
      return slid(scene, option, aiming, action.mm)
    case 'edge':
      return onNextEdge(scene, option, aiming)
    case 'snap':
      return snapped({ scene, option, aiming }, action.way)
  }
}

function snapped({ scene, option, aiming }: Pick<AtAim, 'scene' | 'option' | 'aiming'>, way: 1 | -1): Aiming {
  const target = nextTarget(scene, option, aiming, way)
  return target === undefined ? aiming : snap(scene, option, aiming, target)
}

function goTo(id: string): boolean {
  const place = document.getElementById(id)
  place?.focus()
  place?.scrollIntoView({ block: 'nearest' })
  return place !== null
}

/** Out of the field: the aim stays as it is. */
function letGo(): boolean {
  return goTo('aim') || goTo('prompt')
}
