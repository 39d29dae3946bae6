import { originOf } from '../../../players/human'
import { firstMet } from '../../../players/human/sight'
import type { Id } from '../../../table/types'
import type { Screen } from '../../games/screen'
import { pickedOf } from '../model/draft'
import type { Drafting } from './drafting.svelte'
import { type AskedOption, type Seen, see } from '../model/seen'
import type { Session } from './session.svelte'
import { type AtAim, type AtPlace, atAim, atPlace } from '../model/work'

/** The match as it stands, and what is being made of the answer. */
export interface Working {
  readonly seen: Seen | null
  /** What the page knows of the game; there as soon as something is seen. */
  readonly screen: Screen | null
  readonly picked: AskedOption | null
  readonly aim: AtAim | null
  readonly place: AtPlace | null
  /** What the aim points at. */
  readonly target: Id | null
  /** Something was aimed that can be undone. */
  readonly aimed: boolean
  readonly ticked: readonly string[]
}

/** `screen`: of the game, which is known once a view has come. */
export function openWorking(session: Session, drafting: Drafting, screen: () => Screen | null): Working {
  const seen = $derived.by(() => {
    const known = screen()
    return session.view && known && see(session.view, known)
  })
  const picked = $derived(seen && pickedOf(drafting.now, seen.choices))
  const aim = $derived(seen && picked && atAim(seen, picked, drafting.now))
  const place = $derived(seen && picked && atPlace(seen, picked, drafting.now))
  const target = $derived(aim && met(aim))
  return {
    get screen() {
      return screen()
    },
    get seen() {
      return seen
    },
    get picked() {
      return picked
    },
    get aim() {
      return aim
    },
    get place() {
      return place
    },
    get target() {
      return target
    },
    get aimed() {
      return aim !== null && drafting.now.aims[aim.key] !== undefined
    },
    get ticked() {
      return drafting.now.ticked
    },
  }
}

const met = ({ scene, option, aiming }: AtAim): Id | null =>
  firstMet(scene, originOf(scene, option, aiming), aiming.bearing) ?? null
