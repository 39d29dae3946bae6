import type { FlickOption, PlaceOption } from '../../../games/kit'
import { type Aiming, firstAim, firstValues, type Scene, type Values } from '../../../players/human'
import type { AskedOption } from './seen'

/** What a person has set and not sent yet, for one prompt. It survives a reload, and nothing else. */
export interface Draft {
  /** The number of the prompt. */
  n: number
  /** The key of the flick or the place that is being worked on. */
  picked: string | null
  aims: Record<string, Aiming>
  places: Record<string, Values>
  /** Options ticked so far where several are taken. */
  ticked: string[]
}

/** A fresh one: the first flick or place is picked, so that nobody must pick the only one. */
export function newDraft(n: number, choices: readonly AskedOption[]): Draft {
  const first = choices.find(({ option }) => option.how !== 'choose')
  return { n, picked: first?.key ?? null, aims: {}, places: {}, ticked: [] }
}

/** `key` may have been stored before something changed: what is not possible now is not picked. */
export function pickedOf(draft: Draft, choices: readonly AskedOption[]): AskedOption | null {
  return choices.find(({ key, option }) => key === draft.picked && option.how !== 'choose') ?? null
}

export const aimIn = (draft: Draft, key: string, scene: Scene, option: FlickOption): Aiming =>
  draft.aims[key] ?? firstAim(scene, option)

export const valuesIn = (draft: Draft, key: string, scene: Scene, option: PlaceOption): Values =>
  draft.places[key] ?? firstValues(scene, option)

export const withAim = (draft: Draft, key: string, aiming: Aiming): Draft => ({
  ...draft,
  aims: { ...draft.aims, [key]: aiming },
})

/** As it was when nothing had been aimed. */
export function withoutAim(draft: Draft, key: string): Draft {
  const aims = Object.entries(draft.aims).filter(([other]) => other !== key)
  return { ...draft, aims: Object.fromEntries(aims) }
}

export const withValues = (draft: Draft, key: string, values: Values): Draft => ({
  ...draft,
  places: { ...draft.places, [key]: values },
})

export function toggled(draft: Draft, id: string): Draft {
  const ticked = draft.ticked.includes(id) ? draft.ticked.filter((one) => one !== id) : [...draft.ticked, id]
  return { ...draft, ticked }
}

const nameOf = (match: string): string => `flicktable.draft.${match}`

export function keep(storage: Storage, match: string, draft: Draft): void {
  storage.setItem(nameOf(match), JSON.stringify(draft))
}

/** The draft that was kept for exactly this prompt. */
export function kept(storage: Storage, match: string, n: number): Draft | null {
  try {
    const draft = JSON.parse(storage.getItem(nameOf(match)) ?? 'null') as Draft | null
    return draft?.n === n ? draft : null
  } catch {
    // What cannot be read is an aim lost, nothing more.
    return null
  }
}
