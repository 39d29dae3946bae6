import type { Id } from '../../../table/types'

let at = $state<Id | null>(null)

/** The ship whose panel somebody points at or is in: the table shows which one it is. */
export const pointing = {
  get at(): Id | null {
    return at
  },
  to(id: Id): void {
    at = id
  },
  away(id: Id): void {
    if (at === id) at = null
  },
}
