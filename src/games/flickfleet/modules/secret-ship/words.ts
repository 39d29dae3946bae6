import { teller, type Words } from '../../rules/tell'

export const words = {
  hidden: { entry: 'escort-duty', kind: 'quiet' },
  crosses: { entry: 'escort-end', kind: 'arrives' },
} as const satisfies Words

export const tell = teller<typeof words>()
