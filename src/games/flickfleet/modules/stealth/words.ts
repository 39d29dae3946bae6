import { teller, type Words } from '../../rules/tell'

export const words = {
  cloaks: { entry: 'stealth-drive', kind: 'quiet' },
  decloaks: { entry: 'stealth-drive', kind: 'released' },
} as const satisfies Words

export const tell = teller<typeof words>()
