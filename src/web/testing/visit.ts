import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Venue } from './venue'

const TOUCH = { hasTouch: true, isMobile: true }

export const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, ...TOUCH },
  tablet: { viewport: { width: 768, height: 1024 }, ...TOUCH },
  sideways: { viewport: { width: 844, height: 390 }, ...TOUCH },
  small: { viewport: { width: 900, height: 640 } },
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

/** A page that is slow is waited for, ms: only what never comes ends a test. */
export const PATIENCE = 180_000

/** Somebody who comes for the first time: nothing is stored, the theme is that of the system. */
export async function visitor(
  { browser, url, sharpness = 1 }: Omit<Venue, 'data'>,
  size: Size,
  more: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    ...SIZES[size],
    deviceScaleFactor: sharpness,
    colorScheme: THEMES.evening,
    ...more,
  })
  context.setDefaultTimeout(PATIENCE)
  return context.newPage()
}

/** Goes, with all that was stored. */
export const leave = (page: Page): Promise<void> => page.context().close()
