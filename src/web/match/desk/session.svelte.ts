import type { Seat } from '../../../games/kit'
import type { MatchHost, MatchLink, Pondering, Reply, Showing, View } from '../../../match'
import { hasAnswered } from '../model/secret'
import { takeSeats } from './own-seats'

/** An open match: what is shown of it, and the steps one may take. */
export interface Session {
  readonly view: View | null
  /** Why the match cannot be opened. */
  readonly closed: string
  /** Why the last step was refused. */
  readonly refused: string
  /** A step is on its way: nothing else is sent. */
  readonly sending: boolean
  /** How many steps were sent from here. */
  readonly sent: number
  /** A bot decides, and how far it is. */
  readonly thinking: Pondering | null
  /** Who alone looks at this screen now, to answer in secret; null: everybody at it. */
  readonly eyes: Seat | null
  /**
   * Lets one seat look alone; null: covers what it alone may see. `until` it has answered in secret, or,
   * where it only looks, until somebody covers it.
   */
  lookAs(seat: Seat | null, until?: 'answered' | 'covered'): void
  act(step: (link: MatchLink) => Promise<Reply>): Promise<boolean>
  /** Asks for something that changes nothing; the match goes on meanwhile. */
  ask<T>(question: (link: MatchLink) => Promise<Reply<T>>): Promise<Reply<T>>
  close(): void
}

/** What comes before a view and after it. */
export interface Around {
  /** The seat that this page was given, where everybody has an own screen; null: it looks on there. */
  seat: Seat | null
  /** Fetches what the first view needs: it is shown when this is done. */
  prepare(first: View): Promise<void>
  /** Shows how the flicks went that led from one view to the next. */
  play(before: View, showing: Showing): Promise<void>
  /** Told of every view, with the one before it. */
  shown(now: View, before: View | null): void
}

/** Steps are sent one at a time: none while another is on its way. */
function oneAtATime(ask: Session['ask']) {
  let refused = $state('')
  let sending = $state(false)
  let sent = $state(0)
  return {
    get refused() {
      return refused
    },
    get sending() {
      return sending
    },
    get sent() {
      return sent
    },
    /** What came of the step is shown already. */
    arrived() {
      sending = false
    },
    async act(step: (link: MatchLink) => Promise<Reply>): Promise<boolean> {
      if (sending) return false
      sending = true
      sent++
      const reply = await ask(step)
      sending = false
      refused = reply.ok ? '' : reply.why
      return reply.ok
    },
  }
}

/** One after the other: a flick is seen to its end before the next view. */
function oneByOne(put: (showing: Showing) => Promise<void>): (showing: Showing) => void {
  let last = Promise.resolve()
  return (showing) => {
    last = last.then(() => put(showing))
  }
}

export function openSession(host: MatchHost, id: string, { seat, prepare, play, shown }: Around): Session {
  let view = $state.raw<View | null>(null)
  let closed = $state('')
  let thinking = $state.raw<Pondering | null>(null)
  let eyes = $state<Seat | null>(null)
  let answers = true

  async function put(showing: Showing): Promise<void> {
    const before = view
    if (before) await play(before, showing)
    else await prepare(showing.view)
    view = showing.view
    // The view may come before the reply: who sees the next question may answer it.
    steps.arrived()
    shown(showing.view, before)
    if (answers && eyes !== null && hasAnswered(showing.view, eyes)) lookAs(null)
  }

  const own = takeSeats(host, id, {
    seat,
    show: oneByOne(put),
    think: (now) => (thinking = now),
    refuse: (why) => (closed = why),
  })

  function lookAs(seat: Seat | null, until: 'answered' | 'covered' = 'answered'): void {
    eyes = seat
    answers = until === 'answered'
    own.lookAs(seat)
  }

  const steps = oneAtATime(own.ask)

  return {
    get view() {
      return view
    },
    get closed() {
      return closed
    },
    get refused() {
      return steps.refused
    },
    get sending() {
      return steps.sending
    },
    get sent() {
      return steps.sent
    },
    get thinking() {
      return thinking
    },
    get eyes() {
      return eyes
    },
    lookAs,
    act: steps.act,
    ask: own.ask,
    close: own.leave,
  }
}
