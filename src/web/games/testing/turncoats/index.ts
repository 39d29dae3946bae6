import { turncoats } from '../../../../games/testing'
import type { Screen } from '../../screen'

/** Turncoats on the page: it gives what every game must, and is shown in the usual way. */
export const screen: Screen = { game: turncoats, marks: {} }
