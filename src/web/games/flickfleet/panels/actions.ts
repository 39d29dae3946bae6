import type { Dashboard, DashboardPlace } from '../../../../games/flickfleet'
import type { IconName } from '../../../parts/icons'
import type { AskedOption } from '../../../match/model/seen'

/** What an active ship can do: done, possible, or not possible and why. */
export type ActionRow =
  | { is: 'done'; name: string; icon: IconName }
  | { is: 'now'; name: string; icon: IconName; note: string }
  | { is: 'possible'; name: string; icon: IconName; detail: string; choice: AskedOption }
  | { is: 'not'; name: string; icon: IconName; why: string }

/**
 * Rows of the list under a ruler, in the order of its places, so that nothing moves when something is done.
 * What belongs to no place follows the action that is under way, else it comes last.
 */
export function actionRows(board: Dashboard, choices: readonly AskedOption[]): ActionRow[] {
  const places = board.active ? board.places.filter(({ does }) => does) : []
  const homes = new Map(choices.map((choice) => [choice, openPlace(choice, board)]))
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

const placeOf = ({ option: { of } }: AskedOption, { places }: Dashboard): DashboardPlace | undefined =>
  of?.place === undefined ? undefined : places[of.place]

/** The place that a choice acts with, unless its action has begun already. */
function openPlace(choice: AskedOption, board: Dashboard): DashboardPlace | undefined {
  const place = placeOf(choice, board)
  return place?.not ? undefined : place
}

/** An action that is used up and still has choices has begun and is not over: its dice are being flicked. */
function refusedRow(board: Dashboard, place: DashboardPlace, choices: readonly AskedOption[]): ActionRow {
  const row = named(board, place)
  if (!place.used) return { is: 'not', ...row, why: place.not!.short }
  const goesOn = choices.find((choice) => placeOf(choice, board) === place)
  return goesOn ? { is: 'now', ...row, note: goesOn.ask.step ?? 'now' } : { is: 'done', ...row }
}

const ICONS: Readonly<Record<string, IconName>> = {
  move: 'move',
  ram: 'ram',
  fire: 'fire',
  recharge: 'recharge',
  repair: 'repair',
  launch: 'launch',
  end: 'end',
  place: 'launch',
}

const iconOf = (verb = ''): IconName => ICONS[verb] ?? 'fire'

/** 'Launch', or 'Launch, Bomber Bay' on a ship with two bays. */
function named(
  board: Dashboard,
  { verb, does = '', name }: DashboardPlace,
): { name: string; icon: IconName } {
  const several = board.places.filter((place) => place.verb === verb).length > 1
  return { name: several ? `${does}, ${name}` : does, icon: iconOf(verb) }
}

/** What is done stands out, 'Move Ember'; or the whole thing that is chosen, 'The front piece'. */
function possible(choice: AskedOption): ActionRow {
  const { say, short = say, detail = '', verb } = choice.option
  return { is: 'possible', name: short, icon: iconOf(verb), detail, choice }
}
