import { setTimeout as wait } from 'node:timers/promises'

/** As much of the W3C's WebDriver protocol as it takes to show a page: three calls, no package. */

/** A browser with a page open. */
export interface Opened {
  close(): Promise<void>
}

const TRIES = 100
const PAUSE = 100

async function call<T>(address: string, body: object): Promise<T> {
  const reply = await fetch(address, { method: 'POST', body: JSON.stringify(body) })
  const { value } = (await reply.json()) as { value: T }
  if (!reply.ok) throw new Error(`${address}: ${JSON.stringify(value)}`)
  return value
}

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  )

/** A driver says nowhere when it listens: asked until it answers. */
async function listening(driver: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (await answers(`${driver}/status`)) return
    await wait(PAUSE)
  }
  throw new Error(`No WebDriver answers at ${driver}.`)
}

/** Opens a page in a new window of the browser behind `driver`. */
export async function openPage(driver: string, url: string): Promise<Opened> {
  await listening(driver)
  const capabilities = { alwaysMatch: {} }
  const { sessionId } = await call<{ sessionId: string }>(`${driver}/session`, { capabilities })
  const session = `${driver}/session/${sessionId}`
  await call(`${session}/url`, { url })
  return { close: async () => void (await fetch(session, { method: 'DELETE' })) }
}
