import type { TestProject } from 'vitest/node'
import { CHROMIUM, openBrowserServer } from './chromium'
import { openHouse } from './venue'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where all browser tests meet; `browser`: the address of the one browser. Null without Chromium. */
    venue: { url: string; data: string; browser: string } | null
  }
}

/** Once, before all browser tests: one server and one browser for all of them. */
export default async function openForAll(project: TestProject): Promise<() => Promise<void>> {
  if (!CHROMIUM) {
    project.provide('venue', null)
    return () => Promise.resolve()
  }
  const [house, browser] = await Promise.all([openHouse(), openBrowserServer()])
  project.provide('venue', { url: house.url, data: house.data, browser: browser.wsEndpoint() })
  return async () => {
    await browser.close()
    await house.close()
  }
}
