import { teller, type Words } from '../../rules/tell'

export const words = { drifts: { entry: 'drift', kind: 'slides', motion: 'glide' } } as const satisfies Words

export const tell = teller<typeof words>()
