import { screen } from '../one'

export const other = screen
