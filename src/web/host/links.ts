import type { Seat } from '../../games/kit'
import { changedView } from '../../match/link/changes'
import type { MatchHost, MatchLink, Pondering, Reply, Showing, View } from '../../match'
import type { Wire, WireChange, WireName, WireShowing, WireThinking } from '../../match'
import type { Refusal } from '../../table/types'
import { LOST, type Connection } from './connection'

/** A match that is open here. */
interface Link {
  link: number
  id: string
  seats: readonly Seat[]
  show(shown: Showing): void
  think(thinking: Pondering | null): void
  /** The journal entry that was shown last. */
  at: number
  /** What was shown last, and the number of the message that brought it. */
  shown: { nr: number; view: View } | null
  /** What the server said to opening it on the present connection. */
  opened: Promise<Reply>
}

export interface Links {
  open: MatchHost['open']
  /** Opens everything again on a new connection. */
  reopen(): void
  show(showing: WireShowing): void
  change(changed: WireChange): void
  think(thinking: WireThinking): void
}

const AWAY: Refusal = { ok: false, why: 'There is no connection to the server. Please try again later.' }

/** `connection` is asked for late: it is made with these links. */
export function newLinks(connection: () => Connection): Links {
  const links = new Map<number, Link>()
  let last = 0
  return {
    async open(id, seats, show, think = () => {}) {
      if (!(await connection().connected())) return AWAY
      const link: Link = {
        link: ++last,
        id,
        seats,
        show,
        think,
        at: 0,
        shown: null,
        opened: Promise.resolve(LOST),
      }
      links.set(link.link, link)
      openNow(connection(), link)
      const reply = await link.opened
      if (reply.ok) return { ok: true, link: faceOf(connection(), links, link) }
      links.delete(link.link)
      return reply
    },
    reopen: () => links.forEach((link) => openNow(connection(), link)),
    show({ link: number, ...showing }) {
      const link = links.get(number)
      if (link) showNow(link, showing)
    },
    change({ link: number, since, change, ...changed }) {
      const link = links.get(number)
      if (!link) return
      // Something is missing in between: the whole view is asked for.
      if (link.shown?.nr !== since) openNow(connection(), link)
      else showNow(link, { ...changed, view: changedView(link.shown.view, change) })
    },
    think: ({ link, thinking }) => links.get(link)?.think(thinking),
  }
}

function showNow(link: Link, { nr, at, view, tracks }: Omit<WireShowing, 'link'>): void {
  Object.assign(link, { at, shown: { nr, view } })
  link.show({ view, tracks })
}

function openNow(connection: Connection, link: Link): void {
  const { link: number, id, seats } = link
  link.opened = connection.send('open', { link: number, id, seats })
}

function faceOf(connection: Connection, links: Map<number, Link>, link: Link): MatchLink {
  const { link: number } = link
  return {
    async answer(seat, answer) {
      const reply = await act(connection, link, 'answer', { link: number, seat, answer })
      // Its number makes it safe to send it again: the server takes an answer once.
      return reply === LOST ? act(connection, link, 'answer', { link: number, seat, answer }) : reply
    },
    retract: (seat) => act(connection, link, 'retract', { link: number, seat, at: link.at }),
    offerDraw: (seat) => act(connection, link, 'offerDraw', { link: number, seat }),
    reply: (seat, how) => act(connection, link, 'reply', { link: number, seat, how, at: link.at }),
    resign: (seat) => act(connection, link, 'resign', { link: number, seat }),
    hint: (seat) => act(connection, link, 'hint', { link: number, seat }),
    past: () => act(connection, link, 'past', { link: number }),
    hurry: () => act(connection, link, 'hurry', { link: number }),
    close() {
      links.delete(number)
      void connection.send('close', { link: number })
    },
  }
}

async function act<N extends WireName>(
  connection: Connection,
  link: Link,
  name: N,
  message: Wire[N]['sends'],
): Promise<Reply<Wire[N]['gets']>> {
  if (!(await connection.connected())) return AWAY
  const opened = await link.opened
  return opened.ok ? connection.send(name, message) : opened
}
