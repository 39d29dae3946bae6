import type { Board, Flick, Point, Rest } from '../../table/types'
import type { FromWorker, ToWorker } from './messages'

export interface Preview {
  /**
   * The first 15 cm of the flick's way, mm, as the table plays it. One flick is played at a time; of those
   * that come meanwhile the latest is next and the others are told null, as is one that cannot be played.
   */
  path(rest: Rest, flick: Flick): Promise<Point[] | null>
  /** Ends the worker; whoever still waits is told null. */
  close(): void
}

/** A worker as it is needed here. */
export interface Helper {
  send(message: ToWorker): void
  end(): void
}

/** Starts one; `heard` is told its answers, `broke` that there will be none. */
export type Start = (heard: (path: FromWorker) => void, broke: () => void) => Helper

const startWorker: Start = (heard, broke) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => heard(data))
  worker.addEventListener('error', broke)
  return { send: (message) => worker.postMessage(message), end: () => worker.terminate() }
}

interface PreviewRequest {
  rest: Rest
  flick: Flick
  tell(path: Point[] | null): void
}

/** A preview for one board. The worker, and with it the engine, is loaded with the first question. */
export function openPreview(board: Board, start: Start = startWorker): Preview {
  let helper: Helper | undefined
  let played: PreviewRequest | undefined
  let next: PreviewRequest | undefined

  function playNext(): void {
    played = next
    next = undefined
    if (played) helper!.send({ rest: played.rest, flick: played.flick })
  }

  function answered(path: FromWorker): void {
    played?.tell(path)
    playNext()
  }

  function giveUp(): void {
    played?.tell(null)
    next?.tell(null)
    played = next = undefined
    helper?.end()
    helper = undefined
  }

  function opened(): Helper {
    const started = start(answered, giveUp)
    started.send({ board })
    return started
  }

  function ask(asked: PreviewRequest): void {
    helper ??= opened()
    next?.tell(null)
    next = asked
    if (!played) playNext()
  }

  return { path: (rest, flick) => new Promise((tell) => ask({ rest, flick, tell })), close: giveUp }
}
