import { applyTheme, chooseTheme } from '../theme'
import { isOurs, read, type Settings, write } from './settings'

let now = $state.raw(read(localStorage))

addEventListener('storage', (event) => {
  if (isOurs(event)) now = read(localStorage)
})

/** The settings of this browser; every part of the page sees a change at once. */
export const settings = {
  get now(): Settings {
    return now
  },
  set<K extends keyof Settings>(key: K, value: Settings[K]): void {
    now = { ...now, [key]: value }
    write(localStorage, now)
    if (key === 'theme') dress(now)
  },
}

/** The page is dressed before the settings are there: the theme has a place of its own. */
function dress({ theme }: Settings): void {
  chooseTheme(theme === 'system' ? null : theme)
  applyTheme()
}
