import type { Page } from 'playwright-core'
import { middleOf, type Pointer } from './pointer'
import type { PullDie } from './pull'
import { dieAsked, isAnswered, read, type Reading } from './reader'
import { DAMAGE } from './until'

/** What one has done. */
export interface Done {
  /** Dice that were pulled by hand. */
  pulled: number
  /** Flicks that a button sent, with the aim that is offered. */
  sent: number
  /** Pieces that were put on the table. */
  placed: number
}

/** Someone who plays with a mouse or a finger: presses what is lit, and pulls back to fire. */
export interface PointerPlayer {
  readonly done: Readonly<Done>
  answer(page: Page, reading: Reading): Promise<void>
}

/** What one likes to do, best first: beginnings of options. */
export const RECKLESS = [
  'fire:',
  'activate:',
  'front',
  'accept',
  'play-on',
  'move',
  'flick:',
  'attack',
  'end',
]
export const THOROUGH = [
  'launch:',
  'recharge',
  'complete:',
  'build:',
  'exploit',
  'place',
  ...RECKLESS,
  'drone:',
]

export const FLICK = 'button:visible:has-text("Flick"):not([data-option])'
const PLACE = '#place:visible'
const GO_ON = `${DAMAGE} .go`

/** What is worked on before it is sent: the button that sends it, and what one has done then. */
const SENT: Record<string, { by: string; as: keyof Done }> = {
  move: { by: FLICK, as: 'sent' },
  'drone:': { by: FLICK, as: 'sent' },
  'flick:': { by: FLICK, as: 'sent' },
  'launch:': { by: PLACE, as: 'placed' },
  place: { by: PLACE, as: 'placed' },
}

/** Also of what one does not like to do, and has no choice. */
const sentBy = (option: string) => Object.entries(SENT).find(([begins]) => option.startsWith(begins))?.[1]

export function pointerPlayer(pointer: Pointer, pull: PullDie, likes: readonly string[]): PointerPlayer {
  const done: Done = { pulled: 0, sent: 0, placed: 0 }

  async function fire(page: Page, first: boolean): Promise<void> {
    const pulled = await pull(page, pointer, first)
    if (!pulled) await pointer.press(page, FLICK)
    done[pulled ? 'pulled' : 'sent']++
  }

  async function put(page: Page): Promise<void> {
    await draggedAside(page, pointer)
    await pointer.press(page, PLACE)
    done.placed++
  }

  async function choose(page: Page, reading: Reading): Promise<void> {
    const { options } = reading
    if (likes.includes('place') && (await page.locator(PLACE).count())) return put(page)
    const possible = options.length ? options : await unfolded(page, pointer)
    const wish = likes.find((one) => possible.some((id) => id.startsWith(one))) ?? ''
    const option = possible.find((id) => id.startsWith(wish))!
    const sent = sentBy(option)
    if (!sent || !(await isWorkedOn(page, option, sent.by))) {
      await pointer.press(page, `[data-option="${option}"]:visible`)
    }
    // What is worked on in one game is in another taken at once: 'move'.
    if (!sent || (await isAnswered(page, reading))) return
    if (sent.as === 'placed') return put(page)
    await pointer.press(page, sent.by)
    done[sent.as]++
  }

  return {
    done,
    async answer(page, reading) {
      await lookAtDamage(page, pointer)
      const die = dieAsked(reading)
      await (die ? fire(page, die === 1) : choose(page, reading))
    },
  }
}

/** What was dragged is looked at for a moment, ms. */
const SETTLES = 100

/** px, from where it was dragged to before: each time farther to the other side. */
const ASIDE = [24, -48, 72, -96, 120, -144, 168]

/** Drags what is placed along the table until it lies where it may. */
async function draggedAside(page: Page, pointer: Pointer): Promise<void> {
  for (const by of ASIDE) {
    const from = await middleOf(page, '.handle.piece')
    if (!from) return
    await pointer.down(page, from)
    await pointer.move(page, { x: from.x + by, y: from.y })
    await pointer.up(page)
    await page.waitForTimeout(SETTLES)
    if (!(await page.locator(`${PLACE}[aria-disabled=true]`).count())) return
  }
}

/** ms; what a die has done goes by itself a little later. */
const LOOKS = 1000

/** What a die has done is told over the table, and stays under the pointer. It may go by itself meanwhile. */
async function lookAtDamage(page: Page, pointer: Pointer): Promise<void> {
  while (await page.locator(GO_ON).count()) {
    const told = await toldOf(page)
    await pointer.press(page, GO_ON, LOOKS).catch(() => {})
    await page.waitForFunction(([what, before]) => document.querySelector(what)?.textContent !== before, [
      DAMAGE,
      told,
    ] as const)
  }
}

const toldOf = (page: Page): Promise<string | undefined> =>
  page.evaluate((what) => document.querySelector(what)?.textContent, DAMAGE)

/** Picked already, and what sends it is in sight. */
async function isWorkedOn(page: Page, option: string, sends: string): Promise<boolean> {
  const picked = page.locator(`[data-option="${option}"][aria-pressed=true]`)
  return (await picked.count()) > 0 && (await page.locator(sends).count()) > 0
}

/** On the phone the actions may be behind their tab. */
async function unfolded(page: Page, pointer: Pointer): Promise<string[]> {
  await pointer.press(page, 'button:visible:has-text("Actions")')
  await page.locator('[data-option]').first().waitFor()
  return (await read(page)).options
}
