import { applyTheme, chooseTheme } from './theme'
import { choicesIn, type Choosing } from './choices'
import { isOurs, read, type Settings, write } from './settings'

let now = $state.raw(read(localStorage))

addEventListener('storage', (event) => {
  if (isOurs(event)) now = read(localStorage)
})

function change(some: Partial<Settings>): void {
  const before = now
  now = { ...now, ...some }
  write(localStorage, now)
  if (now.theme !== before.theme) dress(now)
}

/** The settings of this browser; every part of the page sees a change at once. */
export const settings = {
  get now(): Settings {
    return now
  },
  /** What is no answer to the question changes nothing but the question, to its usual answer. */
  choose(key: Choosing, value: string): void {
    change(choicesIn({ ...now, [key]: value }))
  },
  set gain(gain: number) {
    change({ gain })
  },
}

/** The page is dressed before the settings are there: the theme has a place of its own. */
function dress({ theme }: Settings): void {
  chooseTheme(theme === 'system' ? null : theme)
  applyTheme()
}
