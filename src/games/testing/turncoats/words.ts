import type { LogWord } from '../../kit'

/** Every word that `About.is` of this game's log lines may be. */
export const words = {
  turns: { entry: 'turning', kind: 'turn' },
  pot: { entry: 'the-pot', kind: 'good', motion: 'piece' },
  gone: { entry: 'leaving', kind: 'loss', motion: 'piece' },
  missed: { entry: 'turning', kind: 'miss', motion: 'piece' },
  thrown: { entry: 'the-die', kind: 'roll', motion: 'die' },
  out: { entry: 'leaving', kind: 'loss' },
} satisfies Readonly<Record<string, LogWord>>
