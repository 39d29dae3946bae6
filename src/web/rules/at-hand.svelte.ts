import type { AnyGame, RuleTopic, Reference } from '../../games/kit'
import type { Seen } from '../match/model/seen'

/** What the sheet shows: an entry, or its contents where there is none. */
interface AtHand {
  reference: Reference<unknown>
  entry: string | null
}

let open = $state.raw<AtHand | null>(null)

/** The rules beside the match: the sheet is open while there is something. */
export const atHand = {
  get now(): AtHand | null {
    return open
  },
  turnTo(entry: string | null): void {
    if (open) open = { ...open, entry }
  },
  close(): void {
    open = null
  },
}

/** Fetched when it is asked for; null where the game has none. */
export const referenceOf = (game: AnyGame): Promise<Reference<unknown>> | null => game.reference?.() ?? null

/** Opens the sheet at the rule that governs it, or at the contents. */
export async function showRule({ game, view }: Seen, asked: RuleTopic | null): Promise<void> {
  const reference = await referenceOf(game)
  if (reference) open = { reference, entry: asked && reference.ruleFor(asked, view.state) }
}

/** Opens the sheet at the rule of the question that is asked now. */
export const showRuleOfPrompt = (seen: Seen): Promise<void> => {
  const rule = seen.view.prompt?.rule
  return showRule(seen, rule ? { rule } : null)
}
