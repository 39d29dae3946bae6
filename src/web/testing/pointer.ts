import type { Locator, Page } from 'playwright-core'

/** A point of the window, CSS px. */
export interface Px {
  x: number
  y: number
}

/** A mouse or a finger, with real events. */
export interface Pointer {
  /** Throws when there is nothing to press that keeps still; `timeout`: ms. */
  press(page: Page, selector: string, timeout?: number): Promise<void>
  down(page: Page, at: Px): Promise<void>
  move(page: Page, to: Px): Promise<void>
  up(page: Page): Promise<void>
}

/** Of what is there at this moment; null when it is not. */
export const middleOf = (page: Page, selector: string): Promise<Px | null> =>
  page.evaluate((what) => {
    const box = document.querySelector(what)?.getBoundingClientRect()
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
  }, selector)

/** Two presses so soon after one another, ms, and so near, px, are a double click. */
const SOON = 500
const NEAR = 100
/** ms; a page that is slow is waited for. */
const PATIENCE = 30_000

/** Presses one thing after another as somebody does who reads first: no two make a double click. */
function unhurried(press: (on: Locator, timeout: number) => Promise<void>): Pointer['press'] {
  let last = { x: -NEAR, y: -NEAR, at: 0 }
  return async (page, selector, timeout = PATIENCE) => {
    const on = page.locator(selector).first()
    const { x, y, width, height } = (await on.boundingBox({ timeout }))!
    const next = { x: x + width / 2, y: y + height / 2 }
    const near = Math.hypot(next.x - last.x, next.y - last.y) < NEAR
    if (near) await page.waitForTimeout(Math.max(0, last.at + SOON - performance.now()))
    await press(on, timeout)
    last = { ...next, at: performance.now() }
  }
}

export const mouse: Pointer = {
  press: unhurried((on, timeout) => on.click({ timeout })),
  async down(page, { x, y }) {
    await page.mouse.move(x, y)
    await page.mouse.down()
  },
  move: (page, { x, y }) => page.mouse.move(x, y, { steps: 3 }),
  up: (page) => page.mouse.up(),
}

/** One finger, by the browser's own touch input. */
export async function finger(page: Page): Promise<Pointer> {
  const client = await page.context().newCDPSession(page)
  let now: Px = { x: 0, y: 0 }
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd'): Promise<void> => {
    const touchPoints = type === 'touchEnd' ? [] : [now]
    await client.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  return {
    press: unhurried((on, timeout) => on.tap({ timeout })),
    async down(_, at) {
      now = at
      await touch('touchStart')
    },
    async move(_, to) {
      const from = now
      for (let step = 1; step <= 8; step++) {
        now = { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 }
        await touch('touchMove')
      }
    },
    up: () => touch('touchEnd'),
  }
}
