import type { Page } from 'playwright-core'
import type { Pointer, Px } from './pointer'
import { read, type Reading } from './reader'

/** Someone who plays with a mouse or a finger: presses what is lit, and pulls back on the table to fire. */
export interface PointerPlayer {
  /** How many flicks were pulled on the table, and not sent by a button. */
  readonly pulls: number
  answer(page: Page, reading: Reading): Promise<void>
}

/** A gesture is acknowledged within 100 ms on a real screen; drawn by software it takes longer. */
const RING_MS = 1500
const PAD_MS = 10_000

/** What it likes to do, best first. */
const LIKES = [
  'die',
  'fire:',
  'launch:',
  'activate:',
  'accept',
  'front',
  'play-on',
  'recharge',
  'place',
  'move',
  'end',
]

/** `mostPulls`: afterwards it presses Flick with the aim that is offered, which is quicker by far. */
export function pointerPlayer(pointer: Pointer, mostPulls = 20): PointerPlayer {
  const seen = new Map<string, Label>()
  let pulls = 0
  return {
    get pulls() {
      return pulls
    },
    async answer(page, { options, headline }) {
      for (const label of await labels(page)) seen.set(label.name, label)
      if (options.length === 0 && headline.includes('Flick')) {
        pulls++
        return pullOnPad(page, pointer)
      }
      const possible = options.length ? options : await unfolded(page, pointer)
      const wish = LIKES.find((one) => possible.some((id) => id.startsWith(one))) ?? ''
      const option = possible.find((id) => id.startsWith(wish)) ?? possible[0]!
      await pick(page, pointer, option)
      if (wish === 'launch:' || wish === 'place') return pointer.press(page, '#place:visible')
      if (wish !== 'die' && wish !== 'move') return
      const pulled = wish === 'die' && pulls < mostPulls && (await pullAtEnemy(page, pointer, seen, headline))
      if (pulled) pulls++
      else await pointer.press(page, FLICK)
    },
  }
}

/** A flick that is picked already need not be pressed. */
async function pick(page: Page, pointer: Pointer, option: string): Promise<void> {
  const button = `[data-option="${option}"]:visible`
  const pressed = await page.locator(button).first().getAttribute('aria-pressed')
  if (pressed !== 'true') await pointer.press(page, button)
}

/** On the phone the actions may be behind their tab. */
async function unfolded(page: Page, pointer: Pointer): Promise<string[]> {
  await pointer.press(page, 'button:visible:has-text("Actions")')
  await page.locator('[data-option]').first().waitFor()
  return (await read(page)).options
}

const FLICK = 'button:visible:has-text("Flick"):not([data-option])'

/** A name on the table: who it is, whose, and the box of the words, px. */
interface Label {
  name: string
  side: string
  box: { x: number; y: number; width: number; height: number }
}

const labels = (page: Page): Promise<Label[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.table span:has(> svg.uprising), .table span:has(> svg.imperium)')].map(
      (label) => {
        const { x, y, width, height } = label.getBoundingClientRect()
        const side = label.querySelector('svg.uprising') ? 'Uprising' : 'Imperium'
        return { name: label.textContent.trim(), side, box: { x, y, width, height } }
      },
    ),
  )

/** A pull away from the nearest enemy whose name was seen; false where no pull can begin. */
async function pullAtEnemy(
  page: Page,
  pointer: Pointer,
  seen: Map<string, Label>,
  headline: string,
): Promise<boolean> {
  const own = [...seen.values()].find(({ name }) => headline.includes(name))
  const centre = own && (await takeHold(page, pointer, own))
  if (!own || !centre) return false
  const enemies = [...seen.values()].filter(({ side }) => side !== own.side).map(middle)
  const target = enemies.sort((a, b) => apart(centre, a) - apart(centre, b))[0] ?? { x: centre.x, y: 0 }
  await pointer.move(page, pulledFrom(centre, target))
  // A hand that has come to rest: what it shows is what it fires.
  await page.waitForTimeout(150)
  await pointer.up(page)
  return true
}

/** On the phone only the pad is there while one aims: a thumb pulls from its ring, and Flick sends the aim. */
async function pullOnPad(page: Page, pointer: Pointer): Promise<void> {
  const ring = await ringOf(page, PAD_MS)
  if (!ring) throw new Error('There is no ring on the pad.')
  const offered = await padStrength(page)
  await pointer.down(page, ring)
  await pointer.move(page, { x: ring.x - 16, y: ring.y + 105 })
  await page.waitForTimeout(150)
  await pointer.up(page)
  // Flick would send the offered aim as well: the pull must have changed it.
  if ((await padStrength(page)) === offered) throw new Error(`The pull left the strength at ${offered}.`)
  await pointer.press(page, FLICK)
}

const padStrength = (page: Page): Promise<string> =>
  page.locator('section[aria-label="Aim"] b').first().innerText()

/** Presses near the name until a pull begins: where its ring stands is the middle of the piece. */
async function takeHold(page: Page, pointer: Pointer, label: Label): Promise<Px | null> {
  for (const at of nearby(label)) {
    await pointer.down(page, at)
    await pointer.move(page, { x: at.x + 2, y: at.y + 2 })
    const ring = await ringOf(page, RING_MS)
    if (ring) return ring
    await pointer.up(page)
  }
  return null
}

async function ringOf(page: Page, timeout: number): Promise<Px | null> {
  const ring = page.locator('circle.ring').first()
  const box = await ring.boundingBox({ timeout }).catch(() => null)
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A name stands below its piece, or right, above or left of it. */
function nearby({ box: { x, y, width, height } }: Label): Px[] {
  const [cx, cy] = [x + width / 2, y + height / 2]
  return [
    { x: cx, y: y - 24 },
    { x: x - 24, y: cy },
    { x: cx, y: y + height + 24 },
    { x: x + width + 24, y: cy },
  ]
}

const middle = ({ box: { x, y, width } }: Label): Px => ({ x: x + width / 2, y: y - 20 })

const apart = (a: Px, b: Px): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The shot goes the other way; far targets want a longer pull, up to 200 px. */
function pulledFrom(centre: Px, target: Px): Px {
  const far = apart(centre, target)
  const pull = Math.min(200, 90 + far * 0.22)
  return {
    x: centre.x - ((target.x - centre.x) / far) * pull,
    y: centre.y - ((target.y - centre.y) / far) * pull,
  }
}
