import { expect, test } from 'vitest'
import type { Desk } from '../desk/desk.svelte'
import { goOn, isLookedAt } from './look-back'

/** A desk that notes what it is told; `told`: dice that did something and were not looked at yet. */
function deskWith({ playing = false, told = 0, brief = false }) {
  const done: string[] = []
  const desk = {
    playback: { playing: playing || null, done: () => done.push('ends the flick') },
    watching: { brief, leave: () => done.push('back to now') },
    moments: {
      get now() {
        return told > 0 ? {} : null
      },
      next: () => (told = Math.max(0, told - 1)),
    },
  } as unknown as Desk
  return { desk, done, left: () => told }
}

test('a flick that is shown ends first', () => {
  const { desk, done, left } = deskWith({ playing: true, told: 1, brief: true })
  expect([goOn(desk), done, left()]).toEqual([true, ['ends the flick'], 1])
})

test('one die after another, and after the last of a flick watched again back to now', () => {
  const { desk, done, left } = deskWith({ told: 2, brief: true })
  expect([goOn(desk), done.length, left()]).toEqual([true, 0, 1])
  expect([goOn(desk), done]).toEqual([true, ['back to now']])
})

test('a miss that is watched again stays until one goes on', () => {
  const { desk, done } = deskWith({ brief: true })
  expect([goOn(desk), done]).toEqual([true, ['back to now']])
})

test('in the whole match one stays when the damage has been looked at', () => {
  const { desk, done } = deskWith({ told: 1 })
  expect([goOn(desk), goOn(desk), done]).toEqual([true, false, []])
})

const lookedAt = (now: object | null, past: object | null, isOpen: boolean, rate = 1): boolean =>
  isLookedAt({ moments: { now }, watching: { seen: past }, playback: { isOpen } } as unknown as Desk, rate)

test('the next flick waits for the damage of the last, and until one is back from the past', () => {
  expect([lookedAt({}, null, true), lookedAt(null, {}, true), lookedAt(null, null, true)]).toEqual([
    true,
    true,
    false,
  ])
})

test('nothing waits in the words; for the ends alone no flick waits for damage', () => {
  expect([lookedAt({}, {}, false), lookedAt({}, null, true, Infinity)]).toEqual([false, false])
})
