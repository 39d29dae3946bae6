import { chromium, type Browser, type BrowserServer } from 'playwright-core'

/** Debian's Chromium, as the tests find it; undefined on a machine without one. */
export const CHROMIUM = process.env['FLICKTABLE_CHROMIUM']

const QUIET = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** There is no graphics card in a test: WebGL is drawn by the processor. */
const DRAWN_BY_SOFTWARE = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

const HOW = { ...(CHROMIUM ? { executablePath: CHROMIUM } : {}), args: [...QUIET, ...DRAWN_BY_SOFTWARE] }

export const openBrowser = (): Promise<Browser> => chromium.launch(HOW)

/** To be reached from other processes. */
export const openBrowserServer = (): Promise<BrowserServer> => chromium.launchServer(HOW)
