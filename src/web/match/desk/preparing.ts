import type { Aiming, Values } from '../../../players/human'
import { toggled, withAim, withoutAim, withValues } from '../model/draft'
import type { AskedOption } from '../model/seen'
import type { Moments } from '../past/moments.svelte'
import type { Aloud } from './aloud'
import type { Answering } from './answering'
import type { Drafting } from './drafting.svelte'
import type { Working } from './working.svelte'

/** Making of an answer what it is to be, before it is sent. */
export interface Preparing {
  /** `said`: somebody else reads it out. */
  setAim(next: Aiming, said?: boolean): void
  /** As it was when nothing had been aimed. */
  undoAim(): void
  /** Reads the aim out. */
  readAim(): void
  setValues(values: Values): void
  /** One option more or less, where several are taken. */
  tick(option: string): void
  /** A plain choice is an answer; a flick or a place is only picked, to be aimed or put. */
  choose(choice: AskedOption): Promise<boolean>
}

interface Around {
  working: Working
  drafting: Drafting
  answering: Answering
  aloud: Aloud
  moments: Moments
}

export function openPreparing({ working, drafting, answering, aloud, moments }: Around): Preparing {
  return {
    setAim(next, said = false) {
      const { aim } = working
      if (!aim) return
      moments.skip()
      drafting.change(withAim(drafting.now, aim.key, next))
      if (said) aloud.hush()
      else aloud.soon()
    },
    undoAim() {
      const { aim } = working
      if (aim) drafting.change(withoutAim(drafting.now, aim.key))
    },
    readAim: aloud.now,
    setValues(values) {
      const { place } = working
      if (place) drafting.change(withValues(drafting.now, place.key, values))
    },
    tick: (option) => drafting.change(toggled(drafting.now, option)),
    async choose(choice) {
      if (choice.option.how === 'choose') return answering.send(choice, { ids: [choice.option.id] })
      drafting.change({ ...drafting.now, picked: choice.key })
      return true
    },
  }
}
