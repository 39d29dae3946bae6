import { teller, type Words } from '../../rules/tell'

export const words = {
  'moves on': { entry: 'convoy', kind: 'slides', motion: 'piece' },
  delivered: { entry: 'convoy', kind: 'released' },
} as const satisfies Words

export const tell = teller<typeof words>()
