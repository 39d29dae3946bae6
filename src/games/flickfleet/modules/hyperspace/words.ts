import { teller, type Words } from '../../rules/tell'

export const words = {
  clear: { entry: 'hyperspace', kind: 'released' },
  jump: { entry: 'hyperspace', kind: 'arrives' },
  torn: { entry: 'hyperspace', kind: 'quiet' },
} as const satisfies Words

export const tell = teller<typeof words>()
