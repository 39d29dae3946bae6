import { teller, type Words } from '../../rules/tell'

export const words = {
  drops: { entry: 'objectives', kind: 'placed' },
  'picks up': { entry: 'objectives', kind: 'released' },
  benefit: { entry: 'benefits', kind: 'recharged' },
  'objective lost': { entry: 'objectives', kind: 'taken' },
  'objective through': { entry: 'tech-end', kind: 'released' },
  reread: { entry: 'benefits', kind: 'quiet' },
} as const satisfies Words

export const tell = teller<typeof words>()
