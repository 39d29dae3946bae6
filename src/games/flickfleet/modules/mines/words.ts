import { teller, type Words } from '../../rules/tell'

export const words = {
  'lays mine': { entry: 'mines', kind: 'arrives' },
  primed: { entry: 'mines', kind: 'quiet', motion: 'piece' },
  dud: { entry: 'mines', kind: 'taken', motion: 'piece' },
  blast: { entry: 'mine-blast', kind: 'contact', begins: true },
  'blast rolled': { entry: 'mine-blast', kind: 'quiet', begins: true },
  recovered: { entry: 'mine-recovery', kind: 'released' },
} as const satisfies Words

export const tell = teller<typeof words>()
