import type { View } from '../../match'
import { type Archive, fetchRecord, fetchTrack, openArchive } from './archive'
import { type Seen, see } from './seen'
import type { Stage } from './stage.svelte'
import type { Shot } from '../table3d/types'
import { TABLES } from '../tables'

/** Looking at the match as it was: a single flick again, or one entry after another. */
export interface Watching {
  /** The moment that is looked at; null: the match as it stands. */
  readonly seen: Seen | null
  /** Of the entry that is looked at. */
  readonly n: number
  readonly trouble: string
  /** Flicks that are shown on the table as lines. */
  shots: readonly Shot[]
  /** The match as it stood after each entry, up to this one. */
  read(n: number): Promise<Archive>
  /** Plays the flick of that entry, then goes back to where one was. */
  again(n: number): Promise<void>
  /** Shows the match after that entry; `play`: with its flick first. */
  goTo(n: number, play?: boolean): Promise<void>
  leave(): void
}

export function openWatching(id: string, stage: Stage): Watching {
  let view = $state.raw<View | null>(null)
  let n = $state(0)
  let trouble = $state('')
  let shots = $state.raw<readonly Shot[]>([])
  let archive: { of: number; read: Promise<Archive> } | null = null
  const seen = $derived(view && past(view))

  /** The journal grows: it is read again for an entry that was not there yet. */
  function read(upTo: number): Promise<Archive> {
    if (!archive || archive.of < upTo) archive = { of: upTo, read: readArchive(id) }
    return archive.read
  }

  async function tell(step: () => Promise<void>): Promise<void> {
    trouble = ''
    await step().catch((error: Error) => {
      archive = null
      trouble = error.message
    })
  }

  async function play(entry: number): Promise<void> {
    const track = await fetchTrack(id, entry)
    if (!track) return
    const { viewAt } = await read(entry)
    view = viewAt(entry - 1)
    await stage.play(view, track, viewAt(entry))
  }

  return {
    get seen() {
      return seen
    },
    get n() {
      return n
    },
    get trouble() {
      return trouble
    },
    get shots() {
      return shots
    },
    set shots(flown) {
      shots = flown
    },
    read,
    again: (entry) =>
      tell(async () => {
        const back = view
        await play(entry)
        view = back
      }),
    goTo: (entry, withFlick = false) =>
      tell(async () => {
        const { viewAt } = await read(entry)
        n = entry
        if (withFlick) await play(entry)
        if (n === entry) view = viewAt(entry)
      }),
    leave() {
      stage.done()
      view = null
    },
  }
}

/** What is over asks nobody any more. */
function past(view: View): Seen | null {
  const seen = see({ ...view, offer: null, retract: {} })
  return seen && { ...seen, choices: [] }
}

async function readArchive(id: string): Promise<Archive> {
  const record = await fetchRecord(id)
  const game = TABLES[record.game]?.game
  if (!game) throw new Error('This game is not on this table.')
  const opened = openArchive(game, record)
  if (!opened.ok) throw new Error(opened.why)
  return opened.archive
}
