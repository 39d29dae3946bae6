import type { Page } from 'playwright-core'
import { answerByKeys } from '../keyboard-player'
import { finger, mouse, type Pointer } from '../pointer'
import { pointerPlayer, THOROUGH } from '../pointer-player'
import { pullOnPad } from '../pull-on-pad'
import { pullOnTable } from '../pull-on-table'
import type { Reading } from '../reader'
import { choose } from '../settings'
import { turnTo } from '../until'
import type { Size } from '../visit'
import { byKeys, byPointer, type Hands } from './hands'

/** One way to play: with what, and on what screen. */
export interface Way {
  screen: Size
  take(page: Page): Promise<Player>
}

export interface Player {
  hands: Hands
  /** When the first question is there. */
  ready(page: Page): Promise<void>
  answer(page: Page, reading: Reading): Promise<void>
}

const QUICK = ['Only the end', 'Reduced']

export const WAYS: Readonly<Record<string, Way>> = {
  keyboard: {
    screen: 'desktop',
    async take() {
      return { hands: byKeys, ready: (page) => turnTo(page, 'text'), answer: answerByKeys }
    },
  },
  mouse: {
    screen: 'desktop',
    async take() {
      return withPointer(mouse, pointerPlayer(mouse, pullOnTable(), THOROUGH).answer)
    },
  },
  touch: {
    screen: 'phone',
    async take(page) {
      const touch = await finger(page)
      return withPointer(touch, pointerPlayer(touch, pullOnPad, THOROUGH).answer)
    },
  },
}

/** Flicks are not watched, to save time. */
const withPointer = (pointer: Pointer, answer: Player['answer']): Player => ({
  hands: byPointer(pointer),
  ready: (page) => choose(page, pointer, QUICK),
  answer,
})
