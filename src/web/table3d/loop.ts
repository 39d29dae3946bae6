/** Frames on demand: nothing moves, nothing is drawn. */
export interface Loop {
  /** One more frame, please. */
  ask(): void
  close(): void
}

/** `frame` gets the time in ms and says whether it wants another one. */
export function openLoop(frame: (now: number) => boolean): Loop {
  let waiting: number | undefined
  const ask = (): void => {
    waiting ??= requestAnimationFrame((now) => {
      waiting = undefined
      if (frame(now)) ask()
    })
  }
  return {
    ask,
    close() {
      if (waiting !== undefined) cancelAnimationFrame(waiting)
    },
  }
}
