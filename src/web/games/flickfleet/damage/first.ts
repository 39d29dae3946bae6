const NAME = 'flicktable.damage'

/** True once in a browser: the first moment of damage explains itself. */
export function isFirst(storage: Storage): boolean {
  if (storage.getItem(NAME) === 'seen') return false
  storage.setItem(NAME, 'seen')
  return true
}
