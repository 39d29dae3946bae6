import { expect, test } from 'vitest'
import { copy } from '../../games/kit'
import { changeBetween, changedView, offerDraw, reply, retract, view } from '../index'
import type { Match, View } from '../index'
import { NONCES } from '../testing/nonces'
import { newNonces, say, WHOLE } from '../testing/play-nonces'

const EYES = [['ada'], ['ben'], ['ada', 'ben'], []] as const

/** What comes to each of these eyes: the view they know, and each change as the wire brings it. */
function watched(match: Match) {
  const known: View[] = EYES.map((eyes) => copy(view(match, eyes)))
  const told: string[] = []
  return {
    told,
    /** Everybody has the view of now, to the letter. */
    look(): void {
      EYES.forEach((eyes, i) => {
        const now = view(match, eyes)
        const change = changeBetween(known[i]!, now)
        const bytes = JSON.stringify(change)
        told.push(`${eyes.join()}: ${bytes}`)
        known[i] = changedView(known[i]!, JSON.parse(bytes) as typeof change)
        expect(JSON.stringify(known[i])).toBe(JSON.stringify(now))
      })
    },
  }
}

test('view and changes make the view of now, through offers, secret answers and what is taken back', () => {
  const match = newNonces(undefined, true)
  const { look } = watched(match)
  const steps = [
    () => say(match, 'ada', 'note'),
    () => offerDraw(match, 'ben'),
    () => reply(match, 'ada', 'decline'),
    () => retract(match, 'ada'),
    ...WHOLE.map(
      ([seat, id]) =>
        () =>
          say(match, seat, id),
    ),
  ]
  for (const step of steps) {
    expect(step()).toMatchObject({ ok: true })
    look()
  }
  expect(match.record.ending).not.toBeNull()
})

test('no byte of a change tells a card that those eyes may not see', () => {
  const match = newNonces()
  const { look, told } = watched(match)
  for (const [seat, id] of WHOLE.slice(0, -1)) {
    expect(say(match, seat, id)).toMatchObject({ ok: true })
    look()
  }
  const { hands, shown } = view(match, 'everybody').state as unknown as {
    hands: Record<string, { card: string }[]>
    shown: string[]
  }
  const seenBy = (...of: string[]): string[] => [
    ...shown,
    ...of.flatMap((seat) => hands[seat]!.map(({ card }) => card)),
  ]
  const may: Record<string, string[]> = {
    ada: seenBy('ada'),
    ben: seenBy('ben'),
    'ada,ben': shown,
    '': shown,
  }
  for (const line of told) {
    const [eyes] = line.split(':')
    const leaked = NONCES.filter((card) => line.includes(card) && !may[eyes!]!.includes(card))
    expect({ eyes, leaked }).toEqual({ eyes, leaked: [] })
    expect(line).not.toContain('a secret of sixteen')
  }
  // What is turned over is told, so that looking for it means something.
  expect(told.filter((line) => shown.some((card) => line.includes(card)))).not.toEqual([])
})

test('fields that come in another order, or go, are told', () => {
  const base = view(newNonces(), [])
  const from = { ...base, state: { ...base.state, a: { x: 1, y: 2 }, b: { z: 1 } } } as View
  const to = { ...base, state: { ...base.state, a: { y: 2, x: 1 }, c: 3 }, rough: true } as View
  expect(JSON.stringify(changedView(from, changeBetween(from, to)))).toBe(JSON.stringify(to))
  expect(JSON.stringify(changedView(to, changeBetween(to, from)))).toBe(JSON.stringify(from))
  expect(changeBetween(to, copy(to))).toEqual({ state: [], log: { keep: 0, add: [] }, now: {} })
})
