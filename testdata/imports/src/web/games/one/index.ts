import type { Screen } from '../screen'

export const screen: Screen = { name: 'one' }
