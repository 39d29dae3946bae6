import { teller, type Words } from '../../rules/tell'

export const words = { score: { entry: 'target-practice-rules', kind: 'taken' } } as const satisfies Words

export const tell = teller<typeof words>()
