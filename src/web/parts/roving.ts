import type { Attachment } from 'svelte/attachments'

/** Where a key leads among so many in a row; null: it is no such key. The ends lead to each other. */
export function stepped(key: string, at: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key]
  return by && count ? (at + by + count) % count : null
}

/**
 * Several buttons are one stop for Tab: arrows, Home and End go between them. For an element with the role
 * of a toolbar.
 */
export const roving: Attachment<HTMLElement> = (element) => {
  const buttons = (): HTMLElement[] => [...element.querySelectorAll('button')]

  function stand(at: EventTarget | undefined | null): void {
    for (const one of buttons()) one.tabIndex = one === at ? 0 : -1
  }

  function go(event: KeyboardEvent): void {
    const all = buttons()
    const to = stepped(event.key, all.indexOf(event.target as HTMLElement), all.length)
    if (to === null || event.ctrlKey || event.altKey || event.metaKey) return
    // The same arrows would turn the aim.
    event.preventDefault()
    all[to]!.focus()
  }

  const enter = ({ target }: Event): void => stand(target)
  stand(buttons()[0])
  element.addEventListener('keydown', go)
  element.addEventListener('focusin', enter)
  return () => {
    element.removeEventListener('keydown', go)
    element.removeEventListener('focusin', enter)
  }
}
