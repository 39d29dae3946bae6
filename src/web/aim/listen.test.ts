import { describe, expect, test } from 'vitest'
import { listen, type PointerHandlers } from './listen'
import { eventOf } from './testing/events'

/** An element that captures pointers, and what its gesture was told. */
function touched() {
  const [element, told] = [new EventTarget(), [] as string[]]
  const captured: number[] = []
  Object.assign(element, { setPointerCapture: (id: number) => captured.push(id) })
  const gesture = {
    pointer: null as number | null,
    down({ pointerId }) {
      this.pointer = pointerId
      return true
    },
    move: (samples) => told.push(`moved ${samples.length}`),
    up() {
      this.pointer = null
      told.push('up')
    },
    lost(by) {
      this.pointer = null
      told.push(by)
    },
    rightClick: () => told.push('right click'),
    wheel: (notches) => told.push(`wheel ${notches}`),
  } satisfies PointerHandlers & ThisType<{ pointer: number | null }>
  const stop = listen(element as HTMLElement, gesture)
  const send = (type: string, some: Partial<PointerEvent & WheelEvent> = {}): Event => {
    const fake = eventOf([{ x: 1, y: 1, t: 1 }], { pointerId: 1, ...some })
    const event = Object.defineProperties(
      new Event(type, { cancelable: true }),
      Object.getOwnPropertyDescriptors(fake),
    )
    element.dispatchEvent(event)
    return event
  }
  return { told, captured, send, stop }
}

describe('the pointer of a gesture', () => {
  test('is captured, and told with all its samples', () => {
    const { told, captured, send } = touched()
    send('pointerdown')
    const samples = [1, 2, 3].map((t) => ({ clientX: t, clientY: t, timeStamp: t }))
    send('pointermove', { getCoalescedEvents: () => samples as PointerEvent[] })
    send('pointerup')
    expect([captured, told]).toEqual([[1], ['moved 3', 'up']])
  })
  test('others are not listened to', () => {
    const { told, send } = touched()
    send('pointermove')
    send('pointerdown')
    send('pointermove', { pointerId: 2 })
    send('pointerup', { pointerId: 2 })
    expect(told).toEqual([])
  })
  test('the right button and the wheel are for the gesture while it lasts', () => {
    const { told, send } = touched()
    expect(send('wheel', { deltaY: 100 }).defaultPrevented).toBe(false)
    send('pointerdown')
    expect(send('wheel', { deltaY: -120 }).defaultPrevented).toBe(true)
    send('pointermove', { buttons: 3 })
    expect(told).toEqual(['wheel 1', 'right click'])
  })
  test.each(['pointercancel', 'lostpointercapture'])('is lost by %s', (type) => {
    const { told, send } = touched()
    send('pointerdown')
    send(type)
    send('pointerup')
    expect(told).toEqual([type])
  })
})

test('a palm begins nothing, and after the end nobody listens', () => {
  const { captured, send, stop } = touched()
  send('pointerdown', { width: 80 })
  stop()
  send('pointerdown')
  expect(captured).toEqual([])
})
