import type { IconName } from '../../parts/icons'

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
