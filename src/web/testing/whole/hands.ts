import type { Page } from 'playwright-core'
import { tabOnto, tabTo } from '../keyboard-player'
import type { Pointer } from '../pointer'

/** How somebody works on a page outside the table: by the names that are read there. */
export interface Hands {
  /** A link or a button. */
  press(page: Page, name: string): Promise<void>
  /** Into a field, in place of what stands there. */
  write(page: Page, label: string, text: string): Promise<void>
  /** One of several choices; the one before it is picked already. */
  pick(page: Page, wanted: string, before: string): Promise<void>
  /** One of those of which several may be chosen. */
  tick(page: Page, label: string): Promise<void>
}

export const byKeys: Hands = {
  press: tabTo,
  async write(page, label, text) {
    await tabOnto(page, label)
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
  },
  async pick(page, wanted, before) {
    await tabOnto(page, before)
    const radio = page.getByRole('radio', { name: wanted })
    do await page.keyboard.press('ArrowRight')
    while (!(await radio.isChecked()))
  },
  async tick(page, label) {
    await tabOnto(page, label)
    await page.keyboard.press('Space')
  },
}

export const byPointer = (pointer: Pointer): Hands => ({
  press: (page, name) => pointer.press(page, ['a', 'button'].flatMap((tag) => named(tag, name)).join(', ')),
  async write(page, label, text) {
    await pointer.press(page, `label:visible:text-is("${label}")`)
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
  },
  pick: (page, wanted) => pointer.press(page, `label:visible:has-text("${wanted}")`),
  tick: (page, label) => pointer.press(page, `label:visible:has-text("${label}")`),
})

const named = (tag: string, name: string): string[] => [
  `${tag}:visible:has-text("${name}")`,
  `${tag}[aria-label^="${name}"]:visible`,
]
