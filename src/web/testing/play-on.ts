import type { Page } from 'playwright-core'
import { nextQuestion, type Reading } from './reader'

/** Of a match that never ends. */
const MOST = 1200

/**
 * Answers question after question until the match is over, or `enough`: the last reading, and how many before
 * it.
 */
export async function playOn(
  page: Page,
  answer: (reading: Reading, asked: number) => Promise<void>,
  enough: (asked: number) => boolean = () => false,
): Promise<{ last: Reading; asked: number }> {
  let last = await nextQuestion(page, '')
  let asked = 0
  for (; !last.over && !enough(asked) && asked < MOST; asked++) {
    await answer(last, asked)
    last = await nextQuestion(page, last.prompt)
  }
  return { last, asked }
}
