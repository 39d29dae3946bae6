import type { Screen } from '../../games/screen'

export type Shown = Screen
