import { teller, type Words } from '../../rules/tell'

export const words = {
  'runs into': { entry: 'temporary-obstacles', kind: 'contact', begins: true },
  'obstacle rolled': { entry: 'temporary-obstacles', kind: 'quiet', begins: true },
  'obstacle hit': { entry: 'temporary-obstacles', kind: 'obstacle hit' },
  'breaks up': { entry: 'temporary-obstacles', kind: 'taken' },
} as const satisfies Words

export const tell = teller<typeof words>()
