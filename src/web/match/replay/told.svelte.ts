import type { LogLine, View } from '../../../match'
import type { Shows } from '../desk/desk.svelte'
import type { Working } from '../desk/working.svelte'
import { see } from '../model/seen'
import { newestFirst } from '../model/words'
import { type Step, storyOf } from './story'

/** Steps that are worked out in one go: the page stays awake in between. */
const AT_ONCE = 12

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** What the log says by itself, until the journal has been read. */
const bare = (log: readonly LogLine[]): Step[] =>
  newestFirst(log)
    .toReversed()
    .map(({ n, say }) => ({ n, say, strength: {}, flown: null }))

/** The steps of a match, with more about each as soon as it is known. To be opened with its component. */
export function openTold({ seen, screen, watching }: Working & Shows) {
  const log = seen?.view.log ?? []
  const last = log.at(-1)?.n ?? 0
  let steps = $state.raw<readonly Step[]>(bare(log))
  let closed = false

  const look = (view: View) => screen && see(view, screen)

  async function tell(): Promise<void> {
    const told: Step[] = []
    for (const step of storyOf(await watching.read(last), look)) {
      told.push(step)
      if (told.length % AT_ONCE === 0) await breath()
      if (closed) return
    }
    steps = told
  }

  /** Without the journal there is the log. */
  void tell().catch(() => undefined)

  $effect(() => () => {
    closed = true
  })

  return {
    get steps() {
      return steps
    },
  }
}
