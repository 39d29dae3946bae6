import type { DieName } from '../types'
import { D10 } from './d10'
import { D12 } from './d12'
import { D4 } from './d4'
import { D6 } from './d6'
import { D8 } from './d8'
import type { Die } from './die'

/** H-DICE: every die there is. */
export const DICE: Readonly<Record<DieName, Die>> = { D4, D6, D8, D10, D12 }
