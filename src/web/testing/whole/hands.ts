import type { Page } from 'playwright-core'
import { tabOnto, tabTo } from '../keyboard-player'
import { choose } from '../settings'
import type { Pointer } from '../pointer'

/** How somebody works on a page outside the table: by the names that are read there. */
export interface Hands {
  /** A link or a button. */
  press(page: Page, name: string): Promise<void>
  /** Into a field, in place of what stands there. */
  write(page: Page, label: string, text: string): Promise<void>
  /** Chooses from radio buttons in the settings of the match. */
  settle(page: Page, answers: readonly string[]): Promise<void>
}

export const byKeys: Hands = {
  press: tabTo,
  async write(page, label, text) {
    await tabOnto(page, label)
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
  },
  // Nothing moves in the words.
  async settle() {},
}

export const byPointer = (pointer: Pointer): Hands => ({
  press: (page, name) => pointer.press(page, ['a', 'button'].flatMap((tag) => named(tag, name)).join(', ')),
  async write(page, label, text) {
    await pointer.press(page, `label:visible:text-is("${label}")`)
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
  },
  settle: (page, answers) => choose(page, pointer, answers),
})

const named = (tag: string, name: string): string[] => [
  `${tag}:visible:has-text("${name}")`,
  `${tag}[aria-label^="${name}"]:visible`,
]
