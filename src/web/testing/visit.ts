import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

export const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

export const THEMES = { evening: 'dark', day: 'light' } as const

export type Size = keyof typeof SIZES
export type Theme = keyof typeof THEMES

/** Somebody who comes for the first time: nothing is stored, the theme is that of the system. */
export async function visitor(
  browser: Browser,
  baseURL: string,
  size: Size,
  theme: Theme,
  more: BrowserContextOptions = {},
): Promise<Page> {
  const like = { baseURL, ...SIZES[size], colorScheme: THEMES[theme] }
  const context = await browser.newContext({ ...like, ...more })
  return context.newPage()
}
