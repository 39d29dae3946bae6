import { BOTH, type Size, type Theme } from './visit'

/** One walk through screens, of which pictures are taken. */
export interface Tour {
  /** Ends the names of its pictures. */
  name: string
  size: Size
  themes: readonly Theme[]
  /** Names of screens; none: all of them. */
  only?: readonly string[]
  /** Chosen in the settings, by its name there. */
  chosen?: string
}

const TABLE = ['activate', 'settings', 'action', 'shoot', 'damage', 'launch'] as const

export const TOURS: readonly Tour[] = [
  { name: 'desktop', size: 'desktop', themes: BOTH },
  { name: 'phone', size: 'phone', themes: BOTH },
  { name: 'tablet', size: 'tablet', themes: ['evening'], only: TABLE },
  { name: 'sideways', size: 'sideways', themes: ['evening'], only: TABLE },
  { name: 'left', size: 'desktop', themes: ['evening'], only: ['activate', 'shoot'], chosen: 'Left' },
  { name: 'left-phone', size: 'phone', themes: ['evening'], only: ['activate', 'shoot'], chosen: 'Left' },
]

/** Eyes that Chromium can imitate (10-cvd): its words. */
export const EYES = ['deuteranopia', 'protanopia', 'tritanopia', 'achromatopsia'] as const
