import { expect, test } from 'vitest'
import type { MatchHost, MatchLink, Showing } from '../../../match'
import { takeSeats, type SeatsListener } from './own-seats'
import { lookedAt, newBattle } from '../testing/battle'

const showing: Showing = { view: lookedAt(newBattle()), tracks: {} }

/** A host that shows a match at once and gives the seats when it is told to. */
function slowHost() {
  const heard: string[] = []
  const link = {
    answer: () => (heard.push('answer'), Promise.resolve({ ok: true })),
    close: () => heard.push('close'),
  } as unknown as MatchLink
  let give = (): void => {}
  const host = {
    open: async (_id: string, seats: string[], show: (showing: Showing) => void) => {
      show(showing)
      if (seats.length) await new Promise<void>((resolve) => (give = resolve))
      return { ok: true, link }
    },
  } as unknown as MatchHost
  return { heard, host, give: () => give() }
}

/** Resolves when the first view is shown to those who sit. */
function shown(host: MatchHost) {
  let told: SeatsListener
  const first = new Promise<void>((resolve) => {
    told = { seat: null, show: () => resolve(), think: () => {}, refuse: () => {} }
  })
  return { seats: takeSeats(host, 'm1', told!), first }
}

test('who answers the first question before the seats are taken is heard', async () => {
  const { heard, host, give } = slowHost()
  const { seats, first } = shown(host)
  await first
  const replied = seats.ask((link) => link.answer('uprising', { n: 1, ids: [] }))
  expect(heard).not.toContain('answer')
  give()
  expect(await replied).toEqual({ ok: true })
  expect(heard).toContain('answer')
})

test('who leaves before the seats are taken takes none', async () => {
  const { heard, host, give } = slowHost()
  const { seats, first } = shown(host)
  await first
  // The look that tells whose seats they are was closed before.
  expect(heard).toEqual(['close'])
  seats.leave()
  give()
  expect(await seats.ask((link) => link.answer('uprising', { n: 1, ids: [] }))).toMatchObject({ ok: false })
  expect(heard).toEqual(['close', 'close'])
})

/** The seats that a page takes in a match that is seen so. */
async function taken(apart: boolean, seat: string | null): Promise<readonly string[]> {
  const { view } = showing
  const asked: string[][] = []
  const link = { close: () => {} } as unknown as MatchLink
  const host = {
    open: async (_id: string, seats: string[], show: (showing: Showing) => void) => {
      asked.push(seats)
      show({ view: { ...view, ...(apart ? { apart: true as const } : {}) }, tracks: {} })
      return { ok: true, link }
    },
  } as unknown as MatchHost
  const told = { seat, show: () => {}, think: () => {}, refuse: () => {} }
  await takeSeats(host, 'm1', told).ask(() => Promise.resolve({ ok: true }))
  return asked.at(-1)!
}

test('a page takes all people of a shared screen; apart the seat it was given, else nobody', async () => {
  expect(await taken(false, null)).toEqual(['uprising', 'imperium'])
  expect(await taken(true, 'imperium')).toEqual(['imperium'])
  expect(await taken(true, null)).toEqual([])
  expect(await taken(true, 'somebody')).toEqual([])
})
