import { type Draft, keep, kept, newDraft } from '../model/draft'
import type { AskedOption } from '../model/seen'

/** The draft of the running prompt, kept in this tab. */
export interface Drafting {
  readonly now: Draft
  /** Another prompt may have come: its own draft, as it was kept, or a fresh one. */
  turnTo(n: number, choices: readonly AskedOption[]): void
  change(next: Draft): void
}

export function openDrafting(id: string): Drafting {
  let now = $state.raw<Draft>(newDraft(0, []))
  return {
    get now() {
      return now
    },
    turnTo(n, choices) {
      if (n !== now.n) now = kept(sessionStorage, id, n) ?? newDraft(n, choices)
    },
    change(next) {
      now = next
      keep(sessionStorage, id, next)
    },
  }
}
