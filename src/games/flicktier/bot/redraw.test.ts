import { expect, test } from 'vitest'
import { begin } from '../begin'
import type { State } from '../state'
import { redraw } from './redraw'
import { cover, secret } from '../../kit'

/** Where a turn begins: the Alliance alone, with a card in hand. */
function start(): State {
  const begun = begin({ setup: 'solo', choices: { faction: 'uea' } })
  if (!begun.ok) throw new Error(begun.why)
  const s = begun.state
  s.drawn = 4
  s.players['uea']!.hand = [{ id: 'card-1', resource: 'tech', bonus: secret(4, 'uea') }]
  return s
}

const drawnFrom = (before: State, now: State, seat = 'uea') =>
  redraw({ before: cover(before, [seat]), now: cover(now, [seat]) }, [], 'seed').state

test('the card that raiders have turned over lay on top of its deck', () => {
  const [before, now] = [start(), start()]
  now.decks.alloy.shift()
  now.raid = { resource: 'alloy', bonus: 3 }
  expect(drawnFrom(before, now).decks.alloy[0]!.is).toBe(3)
})

test('so it did where the deck is made of the discards', () => {
  const [before, now] = [start(), start()]
  before.discards.alloy = before.decks.alloy
  before.decks.alloy = []
  now.raid = { resource: 'alloy', bonus: 3 }
  expect(drawnFrom(before, now).discards.alloy[0]!.is).toBe(3)
})

test('cards that the seat took in this turn lay on top in their order, its hand is as it knows it', () => {
  const [before, now] = [start(), start()]
  now.players['uea']!.hand.push(
    { id: 'card-5', resource: 'tech', bonus: secret(3, 'uea') },
    { id: 'card-6', resource: 'tech', bonus: secret(1, 'uea') },
  )
  const state = drawnFrom(before, now)
  expect(state.decks.tech.slice(0, 2).map(({ is }) => is)).toEqual([3, 1])
  expect(state.players['uea']!.hand[0]!.bonus.is).toBe(4)
})

test('missions that came up in this turn lay on top, and no mission is there twice', () => {
  const [before, now] = [start(), start()]
  before.row = ['m01', 'm02', 'm03']
  before.missions = ['m04', 'm05', 'm06'].map((id) => secret(id))
  now.row = ['m02', 'm03', 'm04']
  const ids = drawnFrom(before, now).missions.map(({ is }) => is)
  expect(ids[0]).toBe('m04')
  expect(new Set([...ids, ...before.row]).size).toBe(6)
})

test('what is covered for everybody is drawn anew: another seed, another deck', () => {
  const [before, now] = [start(), start()]
  const seen = { before: cover(before, ['uea']), now: cover(now, ['uea']) }
  const values = (seed: string) => redraw(seen, [], seed).state.decks.tech.map(({ is }) => is)
  expect(values('one')).not.toEqual(values('two'))
  expect(values('one').filter((value) => value === 4)).toHaveLength(1)
})
