import { teller, type Words } from '../../rules/tell'

export const words = {
  fatigued: { entry: 'exhaustion', kind: 'counters' },
  tires: { entry: 'exhaustion', kind: 'counter spent' },
  exhausted: { entry: 'exhaustion', kind: 'exhausted' },
} as const satisfies Words

export const tell = teller<typeof words>()
