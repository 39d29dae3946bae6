import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { openPage, type Opened } from './webdriver'

/** Debian's driver of WebKitGTK, and a screen for it: it has no headless mode. Undefined: not here. */
export const WEBKIT = process.env['FLICKTABLE_WEBKIT']
export const XVFB = process.env['FLICKTABLE_XVFB']

/** Xvfb picks a free number and says it on its standard output. */
async function openScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const args = ['-displayfd', '1', '-screen', '0', '800x600x24', '-nolisten', 'tcp']
  const screen = spawn(XVFB!, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const [number] = (await once(screen.stdout, 'data')) as [Buffer]
  return { display: `:${number.toString().trim()}`, screen }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  if (child.kill()) await ended
}

export async function openWebKit(url: string): Promise<Opened> {
  const { display, screen } = await openScreen()
  const port = await freePort()
  const env = { ...process.env, DISPLAY: display }
  const driver = spawn(WEBKIT!, [`--port=${port}`], { env, stdio: 'ignore' })
  const leave = async (): Promise<void> => {
    await end(driver)
    await end(screen)
  }
  try {
    const page = await openPage(`http://127.0.0.1:${port}`, url)
    return { close: () => page.close().finally(leave) }
  } catch (error) {
    await leave()
    throw error
  }
}
