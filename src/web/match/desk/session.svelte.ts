import type { MatchHost, MatchLink, Pondering, Reply, Showing, View } from '../../../match'
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
  act(step: (link: MatchLink) => Promise<Reply>): Promise<boolean>
  /** Asks for something that changes nothing; the match goes on meanwhile. */
  ask<T>(question: (link: MatchLink) => Promise<Reply<T>>): Promise<Reply<T>>
  close(): void
}

/** Shows how the flicks went that led from one view to the next. */
export type Play = (before: View, showing: Showing) => Promise<void>

/**
 * `shown`: told of every view, with the one before it. `play`: what comes before a view is shown; `prepare`:
 * what the first one waits for.
 */
export function openSession(
  host: MatchHost,
  id: string,
  shown: (now: View, before: View | null) => void,
  play: Play,
  prepare: (first: View) => Promise<void> = async () => {},
): Session {
  let view = $state.raw<View | null>(null)
  let closed = $state('')
  let refused = $state('')
  let sending = $state(false)
  let sent = $state(0)
  let thinking = $state.raw<Pondering | null>(null)
  let last = Promise.resolve()

  /** One after the other: a flick is seen to its end before the next view. */
  function show(showing: Showing): void {
    last = last.then(() => put(showing))
  }

  async function put(showing: Showing): Promise<void> {
    const before = view
    if (before) await play(before, showing)
    else await prepare(showing.view)
    view = showing.view
    // The view may come before the reply: who sees the next question may answer it.
    sending = false
    shown(showing.view, before)
  }

  const own = takeSeats(host, id, { show, think: (now) => (thinking = now), refuse: (why) => (closed = why) })

  async function act(step: (link: MatchLink) => Promise<Reply>): Promise<boolean> {
    if (sending) return false
    sending = true
    sent++
    const reply = await own.ask(step)
    sending = false
    refused = reply.ok ? '' : reply.why
    return reply.ok
  }

  return {
    get view() {
      return view
    },
    get closed() {
      return closed
    },
    get refused() {
      return refused
    },
    get sending() {
      return sending
    },
    get sent() {
      return sent
    },
    get thinking() {
      return thinking
    },
    act,
    ask: own.ask,
    close: own.leave,
  }
}
