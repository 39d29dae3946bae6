import type { Page } from 'playwright-core'
import type { Pointer, Px } from './pointer'
import { FLICK } from './pointer-player'
import { isAnswered, read } from './reader'
import { RESTS, type PullDie, ringOf } from './pull'

const tableBox = async (page: Page) => (await page.locator('canvas').boundingBox())!

/** From behind the piece it fires up the middle of the picture; from farther off there is room to pull. */
async function lookFromBehind(page: Page, pointer: Pointer): Promise<void> {
  await pointer.press(page, 'button[aria-label="Behind the piece"]')
  const { x, y, width } = await tableBox(page)
  await page.mouse.move(x + width / 2, y + 30)
  await page.mouse.wheel(0, 150)
}

/** Heights above the lower border of the table, in shares of its height: a pull begins near enough to one. */
const HEIGHTS = Array.from({ length: 12 }, (_, step) => 0.1 + step * 0.055)

/** Presses on the middle line of the picture until a pull begins. The button stays down. */
async function takeHold(page: Page, pointer: Pointer, heights: readonly number[]): Promise<Px | null> {
  const { x, y, width, height } = await tableBox(page)
  for (const up of heights) {
    await pointer.down(page, { x: x + width / 2, y: y + height * (1 - up) })
    const ring = await ringOf(page)
    if (ring) return ring
    await pointer.up(page)
  }
  return null
}

/** px. A full pull is 320. */
const PULL = 300

async function pullDown(page: Page, pointer: Pointer, ring: Px): Promise<void> {
  const lowest = page.viewportSize()!.height - 4
  await pointer.move(page, { x: ring.x, y: Math.min(ring.y + PULL, lowest) })
  await page.waitForTimeout(RESTS)
  await pointer.up(page)
}

/** Takes hold of the die on the table, pulls it straight towards oneself and lets go. */
export function pullOnTable(): PullDie {
  let last = 0.4
  return async (page, pointer, first) => {
    if (first) await lookFromBehind(page, pointer)
    const near = HEIGHTS.toSorted((a, b) => Math.abs(a - last) - Math.abs(b - last))
    const ring = await takeHold(page, pointer, near)
    if (!ring) return false
    const { y, height } = await tableBox(page)
    last = 1 - (ring.y - y) / height
    const before = await read(page)
    await pullDown(page, pointer, ring)
    // Who has taken hold of the arc beside the handle has turned the aim: Flick sends it.
    if (!(await isAnswered(page, before))) await pointer.press(page, FLICK)
    return true
  }
}
