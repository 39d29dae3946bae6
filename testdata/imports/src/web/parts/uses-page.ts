import type { Shown } from '../match/page/uses-screen'

export type Higher = Shown
