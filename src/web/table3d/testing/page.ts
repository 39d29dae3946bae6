import { vi } from 'vitest'
import type { SceneContent, TableScene } from '../scene/table-scene'

/** A page whose frames are drawn by hand, one after another. */
export function stubPage() {
  const page = { hidden: false }
  let waiting: ((now: number) => void) | undefined
  vi.stubGlobal('document', page)
  vi.stubGlobal('cancelAnimationFrame', () => (waiting = undefined))
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => {
    waiting = frame
    return 1
  })
  return {
    page,
    /** Draws the frame that was asked for, if there is one. */
    draw(now: number): boolean {
      const frame = waiting
      waiting = undefined
      frame?.(now)
      return frame !== undefined
    },
  }
}

/** Keeps what it is told. */
export function sceneForTests() {
  const told = { shown: [] as SceneContent[], stood: 0, drawn: 0 }
  const scene: TableScene = {
    show: (shown) => void told.shown.push(shown),
    stand: ({ size }) => void (told.stood += size),
    trace: () => undefined,
    draw: () => void told.drawn++,
    close: () => undefined,
  }
  return { scene, told }
}
