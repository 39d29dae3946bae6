import type { MatchHost, MatchLink, Pondering, Reply, Showing, View } from '../../../match'
import type { Refusal } from '../../../table/types'

/** The seats of a match that are played at this screen. */
export interface OwnSeats {
  /** May be asked before the seats are taken: the first view, and its question, may come earlier. */
  ask<T>(question: (link: MatchLink) => Promise<Reply<T>>): Promise<Reply<T>>
  leave(): void
}

export interface Told {
  show(shown: Showing): void
  /** A bot decides, or does no longer. */
  think(thinking: Pondering | null): void
  /** Why the match cannot be opened. */
  refuse(why: string): void
}

const CLOSED: Refusal = { ok: false, why: 'The match is not open.' }

const lost = (error: Error): Refusal => ({ ok: false, why: `It may not have arrived: ${error.message}` })

export function takeSeats(host: MatchHost, id: string, told: Told): OwnSeats {
  let left = false
  const seated = sitDown(host, id, told).then((reply) => {
    if (!reply.ok) told.refuse(reply.why)
    else if (left) reply.link.close()
    return reply.ok && !left ? reply.link : null
  })
  return {
    async ask(question) {
      const link = await seated
      return link ? question(link).catch(lost) : CLOSED
    },
    leave() {
      left = true
      void seated.then((link) => link?.close())
    },
  }
}

/** All people play at this screen: a first look tells which seats are theirs, then all of those are taken. */
async function sitDown(host: MatchHost, id: string, { show, think }: Told) {
  let look: (view: View) => void
  const seen = new Promise<View>((resolve) => (look = resolve))
  const looking = await host.open(id, [], ({ view }) => look(view))
  if (!looking.ok) return looking
  const { seats } = await seen
  looking.link.close()
  const own = seats.filter(({ player }) => player === 'human')
  return host.open(
    id,
    own.map(({ seat }) => seat),
    show,
    think,
  )
}
