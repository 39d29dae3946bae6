export type Theme = 'evening' | 'day'

const KEY = 'flicktable.theme'

/** Evening unless the person chose otherwise here, or asks for light pages everywhere. */
export function themeFor(chosen: string | null, prefersLight: boolean): Theme {
  if (chosen === 'day' || chosen === 'evening') return chosen
  return prefersLight ? 'day' : 'evening'
}

export function applyTheme(): void {
  const prefersLight = matchMedia('(prefers-color-scheme: light)').matches
  document.documentElement.dataset.theme = themeFor(localStorage.getItem(KEY), prefersLight)
}

/** Null: as the person asks for everywhere. */
export function chooseTheme(theme: Theme | null): void {
  if (theme) localStorage.setItem(KEY, theme)
  else localStorage.removeItem(KEY)
}
