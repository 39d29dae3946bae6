import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Venue } from './venue'

const TOUCH = { hasTouch: true, isMobile: true }

export const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, ...TOUCH },
  tablet: { viewport: { width: 768, height: 1024 }, ...TOUCH },
  sideways: { viewport: { width: 844, height: 390 }, ...TOUCH },
}

const THEMES = { evening: 'dark', day: 'light' } as const

export type Size = keyof typeof SIZES
export type Theme = keyof typeof THEMES

export const BOTH: readonly Theme[] = ['evening', 'day']

/** The system asks for dark pages, or for light ones. */
export async function wear(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: THEMES[theme] })
  await page.waitForSelector(`html[data-theme=${theme}]`)
}

/** Somebody who comes for the first time: nothing is stored, the theme is that of the system. */
export async function visitor(
  { browser, url }: Venue,
  size: Size,
  more: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    ...SIZES[size],
    colorScheme: THEMES.evening,
    ...more,
  })
  return context.newPage()
}
