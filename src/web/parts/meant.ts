/** What was pressed last, and the question that stood then. */
let last: { on: EventTarget | null; question: string } | null = null

/**
 * Whether this click was meant for what is under it. The second click of a double click was meant for what
 * the first one pressed: it counts only on the same thing, while the same question is asked. Asked once for
 * each click of a button that does something.
 */
export function isMeant({ detail, currentTarget }: MouseEvent): boolean {
  const now = { on: currentTarget, question: document.body.dataset['prompt'] ?? '' }
  const again = last?.on === now.on && last.question === now.question
  last = now
  return detail < 2 || again
}
