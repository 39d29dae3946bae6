import { tick } from 'svelte'
import { face } from './face.svelte'

/** What has the focus, in a way that the other face of the match knows too. */
function focused(): string {
  const now = document.activeElement
  const option = now instanceof HTMLElement ? now.dataset['option'] : undefined
  return option ? `[data-option="${CSS.escape(option)}"]` : now?.id ? `#${CSS.escape(now.id)}` : '#prompt'
}

/** Between the table and the words; the aim is the same, and the focus goes with it. */
export function toggleFace(): boolean {
  const where = focused()
  face.toggle()
  void tick().then(() =>
    (document.querySelector<HTMLElement>(where) ?? document.getElementById('prompt'))?.focus(),
  )
  return true
}
