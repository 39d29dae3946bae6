import { flicksDie, type Laid } from '../../../../players/human'
import type { AskedOption } from '../../model/seen'
import type { IconName } from '../../../parts/icons'

export type Tab = 'ships' | 'aim' | 'fleet' | 'log' | 'watch'

/** What the tabs are called. */
export const TABS: Readonly<Record<Tab, { name: string; icon: IconName }>> = {
  ships: { name: 'Actions', icon: 'done' },
  aim: { name: 'Aim', icon: 'fire' },
  watch: { name: 'Watch', icon: 'replay' },
  fleet: { name: 'Fleet', icon: 'fleet' },
  log: { name: 'Log', icon: 'log' },
}

/** `over`: nobody acts any more, or one looks at the past. */
export const tabsFor = (over: boolean): readonly Tab[] =>
  over ? ['watch', 'fleet', 'log'] : ['ships', 'aim', 'fleet', 'log']

/** The tab that was wanted, or the first where it is not to be had. */
export function tabNow(wanted: Tab, over: boolean): Tab {
  const tabs = tabsFor(over)
  return tabs.includes(wanted) ? wanted : tabs[0]!
}

/**
 * The tab that opens by itself with a question: where one aims or places if one die waits for its flick, or
 * if there is nothing else to do that a panel offers; else the actions.
 */
export function tabFor(
  laid: Laid,
  choices: readonly AskedOption[],
  isOffered: (choice: AskedOption) => boolean,
): Tab {
  const asked = choices.filter(({ ask }) => !ask.extra)
  const dice = asked.filter(({ option }) => option.how === 'flick' && flicksDie(laid, option))
  const isAlone = (choice: AskedOption): boolean =>
    choice.option.how === 'place' || (choice.option.how === 'flick' && !isOffered(choice))
  return dice.length === 1 || (asked.length > 0 && asked.every(isAlone)) ? 'aim' : 'ships'
}
