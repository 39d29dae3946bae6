import type { Dashboard, DashboardPlace } from '../../../../games/kit'
import type { IconName } from '../../../parts/icons'
import type { Choice } from '../../../match/model/seen'

/** What an active ship can do: done, possible, or not possible and why. */
export type ActionRow =
  | { is: 'done'; name: string; icon: IconName }
  | { is: 'now'; name: string; icon: IconName; note: string }
  | { is: 'possible'; name: string; icon: IconName; detail: string; choice: Choice }
  | { is: 'not'; name: string; icon: IconName; why: string }

/**
 * Rows of the list under a ruler, in the order of its places, so that nothing moves when something is done.
 * What belongs to no place follows the action that is under way, else it comes last.
 */
export function actionRows(board: Dashboard, choices: readonly Choice[]): ActionRow[] {
  const places = board.active ? board.places.filter(({ does }) => does) : []
  const homes = new Map(choices.map((choice) => [choice, placeOf(choice, places)]))
  const rowsAt = (place?: DashboardPlace): ActionRow[] =>
    choices.filter((choice) => homes.get(choice) === place).map(possible)
  const rows = places.flatMap((place) => (place.not ? refusedRow(board, place, choices) : rowsAt(place)))
  const now = rows.findIndex(({ is }) => is === 'now')
  return rows.toSpliced(now < 0 ? rows.length : now + 1, 0, ...rowsAt())
}

const RANK: Readonly<Record<ActionRow['is'], number>> = { now: 0, possible: 1, done: 2, not: 3 }

/**
 * For a list that is not seen whole: what may be done, then what was, then what cannot be, each as before.
 */
export const possibleFirst = (rows: readonly ActionRow[]): ActionRow[] =>
  rows.toSorted((a, b) => RANK[a.is] - RANK[b.is])

/** The place that a choice acts with: 'Fire 3 D10 from the Defence Grid' with the Defence Grid. */
function placeOf({ option: { say } }: Choice, places: readonly DashboardPlace[]): DashboardPlace | undefined {
  const same = places.filter(({ does, not }) => !not && say.split(' ')[0] === does)
  return same.find(({ name }) => say.includes(name)) ?? same[0]
}

/** Its dice are being flicked: the action has begun and is not over. */
const isUnderWay = ({ does }: DashboardPlace, choices: readonly Choice[]): boolean =>
  does === 'Fire' && choices.some(({ option }) => 'adds' in option)

function refusedRow(board: Dashboard, place: DashboardPlace, choices: readonly Choice[]): ActionRow {
  const row = named(board, place)
  if (!place.used) return { is: 'not', ...row, why: whyOf(place) }
  return isUnderWay(place, choices) ? { is: 'now', ...row, note: progress(choices) } : { is: 'done', ...row }
}

/** 'die 1 of 3', as the question says it after its colon. */
const progress = ([choice]: readonly Choice[]): string =>
  /: (.*)\.$/.exec(choice?.ask.say ?? '')?.[1] ?? 'now'

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

/** What is done stands out, 'Move Ember'; or the whole thing that is chosen, 'The front piece'. */
function possible(choice: Choice): ActionRow {
  const [, name = '', detail = ''] = /^(The .*|\S+) ?(.*)$/.exec(choice.option.say) ?? []
  const icon = choice.option.how === 'place' ? 'launch' : iconOf(name)
  return { is: 'possible', name, icon, detail, choice }
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
