import { announce } from '../../parts/announcer.svelte'
import { advised, drafted, sayAdvice } from './advice'
import type { Drafting } from './drafting.svelte'
import type { Session } from './session.svelte'
import type { Working } from './working.svelte'

/** Asking what the Ace would do. */
export interface Hinting {
  /** Its words about the question that is open; '': nobody has asked. */
  advice(): string
  /** Says what it would do and sets it on the table. */
  hint(): Promise<void>
  /** Another question is open. */
  forgetAdvice(): void
}

export function openHinting(session: Session, working: Working, drafting: Drafting): Hinting {
  let advice = $state('')

  async function hint(): Promise<void> {
    const { seen } = working
    const [choice] = seen?.choices ?? []
    if (!seen || !choice) return
    advice = 'The Ace is thinking.'
    const n = seen.view.prompt?.n
    const reply = await session.ask((link) => link.hint(choice.ask.seat))
    const now = working.seen
    if (now?.view.prompt?.n !== n) return void (advice = '')
    const found = reply.ok ? advised(now!, reply) : undefined
    if (reply.ok && found) drafting.change(drafted(drafting.now, now!, found, reply))
    advice = reply.ok ? (found ? sayAdvice(found, reply) : '') : reply.why
    announce(advice)
  }

  return { advice: () => advice, hint, forgetAdvice: () => void (advice = '') }
}
