import type { Page } from 'playwright-core'
import { around, type Reading } from './reader'

/** Someone who plays by the keyboard alone: fires at whatever enemy is nearest, moves closer otherwise. */

/** What it likes to do, best first; `*` stands for anything. */
const LIKES = [
  'activate:*',
  'die',
  'fire:*',
  'launch:*',
  'recharge',
  'complete:*',
  'build:*',
  'exploit',
  'move',
  'flick:*',
  'attack',
  'place',
  'accept',
  'front',
  'play-on',
  'end',
]

const likes = (wish: string, id: string): boolean =>
  wish.endsWith('*') ? id.startsWith(wish.slice(0, -1)) : id === wish

const enter = (page: Page): Promise<void> => page.keyboard.press('Enter')

/**
 * Answers the question on the page, by keys only. A plain choice is an answer; a flick or a place is worked
 * on first, then sent.
 */
export async function answerByKeys(page: Page, { options }: Reading, send = enter): Promise<void> {
  const wish = LIKES.find((one) => options.some((id) => likes(one, id)))
  const index = wish === undefined ? 0 : options.findIndex((id) => likes(wish, id))
  const worked = await isWorkedOn(page, index)
  await page.keyboard.press(String(index + 1))
  if (!worked) return
  if (await page.locator('#aim').count()) await aim(page, options[index] === 'die')
  await send(page)
}

const isWorkedOn = (page: Page, index: number): Promise<boolean> =>
  page.evaluate(
    (at) => document.querySelectorAll('#options [data-option]')[at]!.hasAttribute('aria-pressed'),
    index,
  )

/**
 * A die at the nearest enemy, a ship straight on: a bearing out of reach of its lit edges would be refused.
 */
async function aim(page: Page, die: boolean): Promise<void> {
  await setStrength(page, die ? strengthFor(await snapToNearest(page)) : 35)
}

/** N goes from target to target: once round to see them all, then on to the nearest. */
async function snapToNearest(page: Page): Promise<number> {
  const distances = new Map((await around(page)).map(({ name, cm }) => [name, cm]))
  const seen: string[] = []
  for (let name = await nextTarget(page); !seen.includes(name); name = await nextTarget(page)) seen.push(name)
  const cmTo = (name: string): number => distances.get(name) ?? Infinity
  const nearest = seen.reduce((best, name) => (cmTo(name) < cmTo(best) ? name : best))
  while ((await snapped(page)) !== nearest) await page.keyboard.press('n')
  return cmTo(nearest)
}

async function nextTarget(page: Page): Promise<string> {
  await page.keyboard.press('n')
  return snapped(page)
}

const snapped = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.querySelector<HTMLSelectElement>('#snap')?.selectedOptions[0]?.textContent?.trim() ?? '',
  )

/**
 * A die goes about 135 mm at 1 m/s, and with the square of its speed; a little more than the gap, to arrive.
 */
function strengthFor(cm: number): number {
  const metresPerSecond = Math.sqrt((cm * 10 + 60) / 135)
  return Math.max(0, Math.min(100, Math.round(((metresPerSecond - 0.6) / 1.9) * 100)))
}

async function setStrength(page: Page, wanted: number): Promise<void> {
  const now = await page.evaluate(() =>
    Number(document.querySelector<HTMLInputElement>('#strength')?.value ?? 0),
  )
  const steps = Math.round(wanted - now)
  const key = steps > 0 ? 'ArrowUp' : 'ArrowDown'
  for (let ten = 0; ten < Math.trunc(Math.abs(steps) / 10); ten++) await page.keyboard.press(`Control+${key}`)
  for (let one = 0; one < Math.abs(steps) % 10; one++) await page.keyboard.press(key)
}

/** More than any page has. */
const MOST_TABS = 250

/** Tabs to the control that says this or is called so. */
export async function tabOnto(page: Page, name: string): Promise<void> {
  for (let press = 0; press < MOST_TABS; press++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(isOn, name)) return
  }
  throw new Error(`'${name}' cannot be reached with Tab.`)
}

const isOn = (wanted: string): boolean => {
  const now = document.activeElement
  if (!now?.matches('a, button, input')) return false
  const labels = now instanceof HTMLInputElement ? [...(now.labels ?? [])] : []
  const names = [now.getAttribute('aria-label'), now.textContent, ...labels.map((one) => one.textContent)]
  return names.some((one) => one?.includes(wanted))
}

/** Tabs to the control with this name and presses Enter. */
export async function tabTo(page: Page, name: string): Promise<void> {
  await tabOnto(page, name)
  await page.keyboard.press('Enter')
}
