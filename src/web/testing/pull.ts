import type { Page } from 'playwright-core'
import { middleOf, type Pointer, type Px } from './pointer'

/** How a die that waits is pulled and flicked. `first`: of its volley. False: no pull began. */
export type PullDie = (page: Page, pointer: Pointer, first: boolean) => Promise<boolean>

/**
 * A hand rests so long before it lets go, ms: what is shown is what is fired. 80 count (design: pull back).
 */
export const RESTS = 150

/** The ring with the word in it. */
export const RING = 'g:has(> text) > circle'

/** Where the pull's ring stands, in whose middle the piece is; null while nothing is held. */
export const ringOf = (page: Page): Promise<Px | null> => middleOf(page, RING)
