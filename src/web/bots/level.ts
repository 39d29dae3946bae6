import { LEVELS, type Level } from '../../players/bots/levels'

const KEY = 'flicktable.level'

/** The level chosen last in this browser; Cadet at first. */
export function levelIn(storage: Pick<Storage, 'getItem'>): Level {
  const stored = storage.getItem(KEY)
  return LEVELS.find(({ id }) => id === stored) ?? LEVELS[0]!
}

export const keepLevel = (storage: Pick<Storage, 'setItem'>, { id }: Level): void => storage.setItem(KEY, id)

/** What a bot is called: nobody takes it for a person. */
export const botName = ({ name }: Level): string => `${name} (bot)`
