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
}

export const read = (page: Page): Promise<Reading> =>
  page.evaluate(() => ({
    prompt: document.body.dataset['prompt'] ?? '',
    headline: document.querySelector('#prompt')?.textContent?.trim() ?? '',
    options: [...document.querySelectorAll<HTMLElement>('[data-option]')].map(
      (b) => b.dataset['option'] ?? '',
    ),
    refused: document.querySelector('.refused')?.textContent ?? '',
    over: document.querySelector('main a[href="/"]') !== null,
  }))

/** Which die of a volley waits to be flicked, from 1; 0: something else is asked. */
export const dieAsked = ({ headline }: Reading): number =>
  Number(/: Flick .*: die (\d+) of /.exec(headline)?.[1] ?? 0)

/** Waits until another question than `prompt` is asked, or the match is over; `timeout`: ms. */
export async function nextQuestion(page: Page, prompt: string, timeout = 30_000): Promise<Reading> {
  try {
    await page.waitForFunction(
      (before) =>
        (document.body.dataset['prompt'] ?? '') !== before && document.querySelector('#prompt') !== null,
      prompt,
      { timeout },
    )
  } catch {
    throw new Error(`The page still asks ${JSON.stringify(await read(page))}`)
  }
  return read(page)
}

/** ms; an answer takes less. */
const SOON = 5000

/** Whether another question than `prompt` is asked soon, or none. */
export const isAnswered = (page: Page, prompt: string): Promise<boolean> =>
  nextQuestion(page, prompt, SOON).then(
    () => true,
    () => false,
  )

/** Names and distances (cm) in the list of what lies around, in its order. */
export const around = (page: Page): Promise<{ name: string; cm: number }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('table tbody tr')].map((row) => ({
      name: (row.querySelector('th')?.textContent ?? '').split(',')[0]!.trim(),
      cm: Number.parseFloat(row.querySelectorAll('td')[2]?.textContent ?? ''),
    })),
  )
