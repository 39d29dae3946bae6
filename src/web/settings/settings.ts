import { GAIN, OFF, type Smoothing, STRONG, USUAL } from '../../players/human/gesture'
import { type Choices, choicesIn } from './choices'

/** What a person likes, kept in this browser. Nothing of it can change how a flick ends. */
export interface Settings extends Choices {
  /** What the speed of the finger counts for in a swipe. */
  gain: number
}

const NAME = 'flicktable.settings'

const gainIn = ({ gain }: Record<string, unknown>): number =>
  typeof gain === 'number' && gain >= GAIN.least && gain <= GAIN.most ? gain : GAIN.usual

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export function settingsIn(text: string | null): Settings {
  const stored = parsed(text ?? '')
  const record = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  return { ...choicesIn(record), gain: gainIn(record) }
}

export const read = (storage: Storage): Settings => settingsIn(storage.getItem(NAME))

export const write = (storage: Storage, settings: Settings): void =>
  storage.setItem(NAME, JSON.stringify(settings))

/** Another tab wrote it. */
export const isOurs = (event: StorageEvent): boolean => event.key === NAME

export const smoothingOf = ({ smoothing }: Settings): Smoothing =>
  ({ usual: USUAL, strong: STRONG, off: OFF })[smoothing]

/** How fast a flick is shown; Infinity shows its end at once. */
export const rateOf = ({ rate }: Settings): number => (rate === 'skip' ? Infinity : Number(rate))
