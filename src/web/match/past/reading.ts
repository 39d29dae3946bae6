import type { MatchRecord } from '../../../match'
import type { Screen } from '../../games/screen'
import { type Archive, openArchive } from './archive'

/** Reads the match as it was, whenever something is asked of it that has not been read. */
export interface Reading {
  /** Up to that entry: the journal grows, and is read again for one that was not there yet. */
  read(upTo: number): Promise<Archive>
  /** The next one reads it again: something was wrong. */
  forget(): void
}

export function openReading(record: () => Promise<MatchRecord>, screen: () => Screen | null): Reading {
  let archive: { of: number; read: Promise<Archive> } | null = null

  function archiveOf(read: MatchRecord): Archive {
    const known = screen()
    if (!known) throw new Error('This game is not on this table.')
    return openArchive(known.game, read)
  }

  return {
    read(upTo) {
      if (!archive || archive.of < upTo) archive = { of: upTo, read: record().then(archiveOf) }
      return archive.read
    },
    forget: () => void (archive = null),
  }
}
