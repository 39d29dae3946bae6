import { screen } from '../../games/one'

export const shown = screen
