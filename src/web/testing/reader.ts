import type { Page } from 'playwright-core'

/** What a player can read on the match page. */
export interface Reading {
  /** The number of the question; '' when nothing is asked. */
  prompt: string
  headline: string
  /** Ids of the options; in the text view in the order of their number keys. */
  options: string[]
  over: boolean
  /** Why the last answer was not taken; '' when it was. */
  refused: string
  /** How many steps this page has sent. */
  sent: number
}

export const read = (page: Page): Promise<Reading> =>
  page.evaluate(() => ({
    prompt: document.body.dataset['prompt'] ?? '',
    headline: document.querySelector('#prompt')?.textContent?.trim() ?? '',
    options: [...document.querySelectorAll<HTMLElement>('[data-option]')].map(
      (b) => b.dataset['option'] ?? '',
    ),
    refused: document.querySelector('.refused')?.textContent ?? '',
    sent: Number(document.body.dataset['sent'] ?? 0),
    over: document.querySelector('main a[href="/"]') !== null,
  }))

/** Which die of a volley waits to be flicked, from 1; 0: something else is asked. */
export const dieAsked = ({ headline }: Reading): number =>
  Number(/: Flick .*: die (\d+) of /.exec(headline)?.[1] ?? 0)

/** Waits until another question than `prompt` is asked, or the match is over. */
export async function nextQuestion(page: Page, prompt: string): Promise<Reading> {
  try {
    await page.waitForFunction(
      (before) =>
        (document.body.dataset['prompt'] ?? '') !== before && document.querySelector('#prompt') !== null,
      prompt,
    )
  } catch {
    throw new Error(`The page still asks ${JSON.stringify(await read(page))}`)
  }
  return read(page)
}

/** What was pressed has been worked on. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

/** Whether something that was done since that reading has answered its question; if so, the next is there. */
export async function isAnswered(page: Page, { prompt, sent }: Reading): Promise<boolean> {
  await twoFrames(page)
  const now = await read(page)
  if (now.prompt === prompt && now.sent === sent) return false
  await nextQuestion(page, prompt)
  return true
}

/** Names and distances (cm) in the list of what lies around, in its order. */
export const around = (page: Page): Promise<{ name: string; cm: number }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('table tbody tr')].map((row) => ({
      name: (row.querySelector('th')?.textContent ?? '').split(',')[0]!.trim(),
      cm: Number.parseFloat(row.querySelectorAll('td')[2]?.textContent ?? ''),
    })),
  )
