import { addFact, append } from '../play/advance'
import { emptyChange, type Match } from '../match'
import type { JournalEntry } from '../record/record'
import { replayTakeBack } from '../play/undo'

/**
 * Does what the entry says, unchecked: no flick is played, no chance drawn. Throws when it does not fit the
 * rules.
 */
export function replayEntry(m: Match, entry: JournalEntry): void {
  const change = emptyChange()
  if (entry.is === 'fact') addFact(m, change, entry.fact)
  else if (entry.is === 'undo') replayTakeBack(m, change, entry)
  else append(m, change, entry)
}
