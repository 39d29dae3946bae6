import type { Dashboard, DashboardPlace } from '../../games/kit'
import { carrierOf } from '../../players/human'
import type { Id } from '../../table/types'
import type { IconName } from '../parts/icons'
import type { Choice } from '../match/seen'

/** What an active ship can do: done, possible, or not possible and why. */
export type ActionRow =
  | { is: 'done' | 'now'; name: string; icon: IconName }
  | { is: 'possible'; name: string; icon: IconName; detail: string; choice: Choice }
  | { is: 'not'; name: string; icon: IconName; why: string }

/** Where a choice belongs on the page: the dashboard that offers it, or null for the row beside the prompt. */
export function homeOf({ ask, option }: Choice, boards: readonly Dashboard[]): Id | null {
  const active = boards.find((board) => board.active && board.seat === ask.seat)
  if (option.how === 'flick') return carrierOf(option)
  if (option.how === 'place') return active?.id ?? option.piece
  const own = boards.find(({ id, seat }) => id === option.piece && seat === ask.seat)
  return (ask.extra ? null : (own ?? active)?.id) ?? null
}

/** The choice that gives this ship its activation. */
export const activation = (choices: readonly Choice[], board: Dashboard): Choice | undefined =>
  choices.find(({ option }) => option.how === 'choose' && option.id === `activate:${board.id}`)

/** Rows of the list under a ruler: what is done first, what is not possible last. */
export function actionRows(board: Dashboard, choices: readonly Choice[]): ActionRow[] {
  const places = board.active ? board.places.filter(({ does }) => does) : []
  const done = places.filter(isDone)
  const not = places.filter((place) => place.not && !isDone(place))
  return [
    ...done.map((place) => ({ is: standing(place, choices), ...named(board, place) })),
    ...choices.map(possible),
    ...not.map((place) => ({ is: 'not' as const, ...named(board, place), why: whyOf(place) })),
  ]
}

const isDone = ({ not }: DashboardPlace): boolean => not?.startsWith('Used already') ?? false

/** Its dice are being flicked: the action has begun and is not over. */
const standing = ({ does }: DashboardPlace, choices: readonly Choice[]): 'done' | 'now' =>
  does === 'Fire' && choices.some(({ option }) => 'adds' in option) ? 'now' : 'done'

const isIcon = (word: string, icons: readonly string[]): word is IconName => icons.includes(word)

const VERBS = ['move', 'ram', 'fire', 'recharge', 'repair', 'launch', 'end']

function iconOf(word: string): IconName {
  const verb = word.toLowerCase()
  return isIcon(verb, VERBS) ? verb : 'fire'
}

/** 'Launch', or 'Launch, Bomber Bay' on a ship with two bays. */
function named(board: Dashboard, { does = '', name }: DashboardPlace): { name: string; icon: IconName } {
  const several = board.places.filter((place) => place.does === does).length > 1
  return { name: several ? `${does}, ${name}` : does, icon: iconOf(does) }
}

function possible(choice: Choice): ActionRow {
  const [name = '', ...detail] = choice.option.say.split(' ')
  const icon = choice.option.how === 'place' ? 'launch' : iconOf(name)
  return { is: 'possible', name, icon, detail: detail.join(' '), choice }
}

const REASONS: readonly [RegExp, string][] = [
  [/^Both actions are used\.$/, 'both actions used'],
  [/^The (.*) has no disc\.$/, 'no disc left'],
]

/** Short, as a note beside the name. */
function whyOf({ not = '' }: DashboardPlace): string {
  const short = REASONS.find(([long]) => long.test(not))?.[1]
  return short ?? not.charAt(0).toLowerCase() + not.slice(1).replace(/\.$/, '')
}
