import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './lock'

let folder: string
let neighbour: Server
let port: number

/** Somebody answers as server 'here'. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'flicktable-'))
  neighbour = createServer((_, response) => response.end('{"instance":"here"}')).listen(0, '127.0.0.1')
  await once(neighbour, 'listening')
  port = (neighbour.address() as { port: number }).port
})

afterEach(() => {
  neighbour.closeAllConnections()
  neighbour.close()
  rmSync(folder, { recursive: true })
})

const leave = (text: string): void => writeFileSync(join(folder, 'server.lock'), text)
const lock = () => lockFolder(folder, { pid: process.pid, port: 1, instance: 'new' })

/** The number of a process that has just ended. */
const deadProcess = (): number => spawnSync(process.execPath, ['-e', '']).pid

test('a folder is locked, and given back', async () => {
  const release = await lock()
  expect(readdirSync(folder)).toEqual(['server.lock'])
  release()
  expect(readdirSync(folder)).toEqual([])
})

test('a server that lives keeps its folder', async () => {
  leave(JSON.stringify({ pid: process.pid, port, instance: 'here' }))
  await expect(lock()).rejects.toThrow(`(process ${process.pid}, http://localhost:${port}) uses`)
  expect(readdirSync(folder)).toEqual(['server.lock'])
})

test.each([
  ['of a killed server', () => JSON.stringify({ pid: deadProcess(), port, instance: 'here' })],
  ['whose process number runs again', () => JSON.stringify({ pid: process.pid, port: 1, instance: 'here' })],
  ['whose port another server has now', () => JSON.stringify({ pid: process.pid, port, instance: 'gone' })],
  ['half written', () => '{"pid":'],
  ['empty', () => ''],
])('a lock %s is taken over at once', async (_, text) => {
  leave(text())
  const release = await lock()
  expect(readdirSync(folder)).toEqual(['server.lock'])
  release()
})
