import { copy } from '../../games/kit'
import type { MatchRecord } from '../../match'
import { StoreLost, type MatchStore, type StoredStanding } from '../storage/store'

/** A store for tests that can be made to fail, and to wait. */
export interface MemoryStore extends MatchStore {
  records: Map<string, MatchRecord>
  failing: boolean
  /** Writing waits for this. */
  gate: Promise<void>
  /** Null: another server may have it. */
  terms: number | null
}

export function memoryStore(): MemoryStore {
  const records = new Map<string, MatchRecord>()
  const titles = new Map<string, StoredStanding>()
  const store: MemoryStore = {
    records,
    failing: false,
    gate: Promise.resolve(),
    terms: 1,
    term() {
      if (store.terms === null) throw new StoreLost()
      return store.terms
    },
    async create(id, record, change, standing) {
      await open()
      records.set(id, { ...copy(record), journal: copy(change.entries), turns: copy(change.turns) })
      titles.set(id, standing)
    },
    async append(id, change, standing) {
      await open()
      const record = records.get(id)!
      record.journal.push(...copy(change.entries))
      record.turns.splice(standing.firstTurn, Infinity, ...copy(change.turns))
      Object.assign(record, { pending: copy(change.pending), ending: copy(change.ending) })
      titles.set(id, standing)
    },
    load: async (id) => copy(records.get(id) ?? null),
    list: async () =>
      [...titles]
        .filter(([id]) => records.get(id)!.ending === null)
        .map(([id, { title, waiting }]) => ({
          id,
          game: '',
          setup: '',
          names: [],
          title,
          waiting,
          changed: 0,
        })),
    track: async () => null,
  }
  const open = async (): Promise<void> => {
    await store.gate
    if (store.failing) throw new Error('The disk is full.')
  }
  return store
}
