import { teller, type Words } from '../../rules/tell'

export const words = { 'run down': { entry: 'civilian-ship', kind: 'lost' } } as const satisfies Words

export const tell = teller<typeof words>()
