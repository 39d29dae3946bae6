export type Theme = 'evening' | 'day'

const KEY = 'flicktable.theme'

/** Evening unless the person chose otherwise here, or asks for light pages everywhere. */
export function themeFor(chosen: string | null, prefersLight: boolean): Theme {
  if (chosen === 'day' || chosen === 'evening') return chosen
  return prefersLight ? 'day' : 'evening'
}

const light = (): MediaQueryList => matchMedia('(prefers-color-scheme: light)')

export function applyTheme(): void {
  document.documentElement.dataset.theme = themeFor(localStorage.getItem(KEY), light().matches)
}

/** Now and whenever the system changes its mind, as many do at dusk. */
export function followTheme(): void {
  applyTheme()
  light().addEventListener('change', applyTheme)
}

/** Null: as the person asks for everywhere. */
export function chooseTheme(theme: Theme | null): void {
  if (theme) localStorage.setItem(KEY, theme)
  else localStorage.removeItem(KEY)
}
