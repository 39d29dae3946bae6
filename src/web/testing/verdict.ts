import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { Venue } from './venue'

/** What `verify` says of the journal that a match page offers for download. */
export async function verdictOn(page: Page, { url, data }: Pick<Venue, 'url' | 'data'>): Promise<string> {
  const link = await page.getAttribute('a[href$="/journal"]', 'href')
  const file = join(data, 'downloaded.json')
  writeFileSync(file, await (await fetch(new URL(link!, url))).text())
  return verdictOf(file)
}

/** What `verify` says of a journal. */
export const verdictOf = (file: string): string =>
  spawnSync(process.execPath, ['bin/flicktable.mjs', 'verify', file], { encoding: 'utf8' }).stdout
