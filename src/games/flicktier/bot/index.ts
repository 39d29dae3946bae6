import type { BotSense } from '../../kit'
import type { State } from '../state'
import { judge } from './judge'
import { leaning } from './leaning'
import { redraw } from './redraw'

export const bot: BotSense<State, null> = { judge, leaning, redraw }
