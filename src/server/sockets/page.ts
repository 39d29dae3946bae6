import type { Seat } from '../../games/kit'
import { coveredRecord, ended, type MatchRecord } from '../../match'
import type { Advice, Reply, WireChange, WireShowing, WireThinking } from '../../match'
import { refuse } from '../../table/refusal'
import type { Refusal } from '../../table/types'
import type { Act } from '../tables/acts'
import type { ViewUpdate } from '../tables/room'
import type { Tables } from '../tables/tables'
import type { Costly } from './limits'

/** A match that a page has open. */
interface Link {
  id: string
  seats: readonly Seat[]
  stop(): void
}

/** One connected page. */
export interface Page {
  tables: Tables
  links: Map<number, Link>
  show(showing: WireShowing): void
  change(changed: WireChange): void
  think(thinking: WireThinking): void
  /** So many views and changes were sent. */
  shown: number
  /** Stands for this page in limits. */
  client: string
  gone: AbortSignal
  /** Why it cannot have one more now, or null. */
  mayHave(kind: Costly): Refusal | null
  /** Its messages that have no reply yet. */
  waiting: number
}

/** A page needs one or two; more are a fault or an attack. */
const MOST_LINKS = 16

export async function openLink(
  page: Page,
  { link, id, seats }: { link: number; id: string; seats: readonly Seat[] },
): Promise<Reply> {
  const watching = await page.tables.watch(id, {
    client: page.client,
    seats,
    show: shower(page, link),
    think: (thinking) => page.think({ link, thinking }),
  })
  if (!watching.ok) return watching
  const { stop } = watching
  closeLink(page, { link })
  if (page.gone.aborted || page.links.size >= MOST_LINKS) {
    stop()
    return refuse('This page has too many matches open.')
  }
  page.links.set(link, { id, seats, stop })
  return { ok: true }
}

/** The whole match at first, then what changes. */
function shower(page: Page, link: number): (shown: ViewUpdate) => void {
  let since: number | null = null
  return ({ view, change, tracks, at }) => {
    const nr = ++page.shown
    if (since === null || !change) page.show({ link, nr, at, view, tracks })
    else page.change({ link, nr, since, at, change, tracks })
    since = nr
  }
}

/** Closing what is not open does nothing. */
export function closeLink({ links }: Page, { link }: { link: number }): Reply {
  links.get(link)?.stop()
  links.delete(link)
  return { ok: true }
}

/** What a strong bot would do for a seat of this page. */
export async function hintLink(
  { links, tables, client, gone, mayHave }: Page,
  { link, seat }: { link: number; seat: Seat },
): Promise<Reply<Advice>> {
  const open = links.get(link)
  if (!open?.seats.includes(seat)) return refuse(`This page does not sit at '${seat}'.`)
  return mayHave('hint') ?? tables.advise(open.id, seat, { client, gone })
}

const NOT_OPEN = refuse('This page does not have that match open.')

/** The whole match as the seats of this page may see it. */
export async function pastLink(
  { links, tables }: Page,
  { link }: { link: number },
): Promise<Reply<{ record: MatchRecord }>> {
  const open = links.get(link)
  if (!open) return NOT_OPEN
  const read = await tables.read(open.id, (m) => (ended(m) ? m.record : coveredRecord(m.record, open.seats)))
  return read.ok ? { ok: true, record: read.found } : read
}

/** The bot that thinks in a match of this page decides now: for players, and for who watches alone. */
export function hurryLink({ links, tables }: Page, { link }: { link: number }): Reply {
  const open = links.get(link)
  if (!open) return NOT_OPEN
  return tables.hurry(open.id, open.seats)
}

/** Does a step for a seat that this page has taken. */
export async function actFor(
  page: Page,
  { link, seat }: { link: number; seat: Seat },
  act: Act,
): Promise<Reply> {
  const open = page.links.get(link)
  if (!open) return NOT_OPEN
  if (!open.seats.includes(seat)) return refuse(`This page does not sit at '${seat}'.`)
  return page.tables.step(open.id, act, page.client)
}
