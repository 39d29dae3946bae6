import type { Seat } from '../../../games/kit'
import type { MatchHost, MatchLink, Pondering, Reply, Showing, View } from '../../../match'
import type { Refusal } from '../../../table/types'

/** The seats of a match that are played at this screen. */
export interface OwnSeats {
  /** May be asked before the seats are taken: the first view, and its question, may come earlier. */
  ask<T>(question: (link: MatchLink) => Promise<Reply<T>>): Promise<Reply<T>>
  /**
   * Looks through the eyes of one of them, who alone may see a secret question; null: of all at this screen,
   * who see what each of them may see.
   */
  lookAs(seat: Seat | null): void
  leave(): void
}

export interface SeatsListener {
  /** The one that this page was given, for a match in which everybody has an own screen. */
  seat: Seat | null
  show(shown: Showing): void
  /** A bot decides, or does no longer. */
  think(thinking: Pondering | null): void
  /** Why the match cannot be opened. */
  refuse(why: string): void
}

const CLOSED: Refusal = { ok: false, why: 'The match is not open.' }

const lost = (error: Error): Refusal => ({ ok: false, why: `It may not have arrived: ${error.message}` })

export function takeSeats(host: MatchHost, id: string, told: SeatsListener): OwnSeats {
  let left = false
  const own = seatsHere(host, id, told.seat)
  let seated = sit(null)

  /** Takes one of the seats, or all of them. */
  async function sit(seat: Seat | null): Promise<MatchLink | null> {
    const seats = await own
    const reply = seats.ok
      ? await host.open(id, seat === null ? seats.found : [seat], told.show, told.think)
      : seats
    if (!reply.ok) told.refuse(reply.why)
    else if (left) reply.link.close()
    return reply.ok && !left ? reply.link : null
  }

  return {
    async ask(question) {
      const link = await seated
      return link ? question(link).catch(lost) : CLOSED
    },
    lookAs(seat) {
      const before = seated
      seated = before.then((link) => {
        link?.close()
        return sit(seat)
      })
    },
    leave() {
      left = true
      void seated.then((link) => link?.close())
    },
  }
}

type Found = { ok: true; found: Seat[] } | Refusal

/** Of people: all of them at a shared screen, else the one that is wanted; who has none looks on. */
function seatsIn({ seats, apart }: View, wanted: Seat | null): Seat[] {
  const people = seats.filter(({ player }) => player === 'human').map(({ seat }) => seat)
  return apart ? people.filter((seat) => seat === wanted) : people
}

/** A first look tells which seats are this page's. */
async function seatsHere(host: MatchHost, id: string, wanted: Seat | null): Promise<Found> {
  let look: (view: View) => void
  const seen = new Promise<View>((resolve) => (look = resolve))
  const looking = await host.open(id, [], ({ view }) => look(view))
  if (!looking.ok) return looking
  const found = seatsIn(await seen, wanted)
  looking.link.close()
  return { ok: true, found }
}
