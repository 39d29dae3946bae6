import { teller, type Words } from '../../rules/tell'

export const words = {
  crash: { entry: 'permanent-obstacles', kind: 'lost', begins: true },
} as const satisfies Words

export const tell = teller<typeof words>()
