import type { Answer, MatchLink, Reply } from '../../../match'
import { aimOf } from '../../../players/human'
import type { AskedOption } from '../model/seen'
import type { Session } from './session.svelte'
import { whoTakesBack } from '../model/work'
import type { Working } from './working.svelte'

/** What an answer is made of, as it stands now. */
export type Work = Pick<Working, 'seen' | 'picked' | 'aim' | 'place'>

/** The steps one may take in a match. Each tells whether it was taken; why not is said. */
export interface Answering {
  step(todo: (link: MatchLink) => Promise<Reply>): Promise<boolean>
  send(choice: AskedOption, answer: Omit<Answer, 'n'>): Promise<boolean>
  /** The flick as it is aimed. */
  flick(): Promise<boolean>
  /** The piece where it would lie. */
  put(): Promise<boolean>
  takeBack(): Promise<boolean>
}

/** `begins`: told before each step. */
export function openAnswering(
  session: Session,
  work: Work,
  say: (text: string) => void,
  begins: () => void = () => {},
): Answering {
  /** The question that has its answer: a second press of the same key answers nothing. */
  let answered = ''

  async function step(todo: (link: MatchLink) => Promise<Reply>): Promise<boolean> {
    begins()
    const done = await session.act(todo)
    say(session.refused)
    return done
  }

  async function send({ ask }: AskedOption, answer: Omit<Answer, 'n'>): Promise<boolean> {
    const n = session.view?.prompt?.n ?? 0
    const question = `${ask.seat}/${n}`
    if (question === answered) return false
    answered = question
    const done = await step((link) => link.answer(ask.seat, { n, ...answer }))
    if (!done) answered = ''
    return done
  }

  async function refuse(why: string): Promise<boolean> {
    say(why)
    return false
  }

  return {
    step,
    send,
    async flick() {
      const { picked, aim } = work
      if (!picked || !aim) return false
      const made = aimOf(aim.scene, aim.option, aim.aiming)
      return made.ok ? send(picked, { ids: [picked.option.id], aim: made.aim }) : refuse(made.why)
    },
    async put() {
      const { picked, place } = work
      if (!picked || !place) return false
      const { found } = place
      return found.ok ? send(picked, { ids: [picked.option.id], pose: found.pose }) : refuse(found.why)
    },
    async takeBack() {
      const seat = work.seen ? whoTakesBack(work.seen) : undefined
      return seat !== undefined && step((link) => link.retract(seat))
    },
  }
}
