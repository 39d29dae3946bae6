import { beforeEach, expect, test } from 'vitest'
import type { Ask } from '../../../games/kit'
import { keep, kept, newDraft, pickedOf, toggled, withAim } from './draft'
import type { AskedOption } from './seen'

const ask: Ask = { seat: 'uprising', say: "Choose Ember's first action.", options: [] }
const move = {
  id: 'move',
  verb: 'move',
  say: 'Move Ember',
  how: 'flick',
  piece: 's1',
  surface: 'rim',
  min: 1,
  max: 2,
} as const
const end = { id: 'end', verb: 'end', say: 'End the activation', how: 'choose' } as const
const choices: AskedOption[] = [end, move].map((option) => ({ key: `uprising/${option.id}`, ask, option }))
const aim = { bearing: 14, strength: 38, at: null, start: 'centre' } as const

let stored: Record<string, string>
const storage = {
  getItem: (name: string) => stored[name] ?? null,
  setItem: (name: string, value: string) => void (stored[name] = value),
} as Storage

beforeEach(() => void (stored = {}))

test('the first flick is picked by itself', () => {
  expect(newDraft(7, choices).picked).toBe('uprising/move')
  expect(newDraft(7, choices.slice(0, 1)).picked).toBeNull()
})

test('an aim survives a reload', () => {
  const draft = withAim(newDraft(7, choices), 'uprising/move', aim)
  keep(storage, 'k3x9', draft)
  expect(kept(storage, 'k3x9', 7)).toEqual(draft)
})

test('another prompt or another match has no use for it', () => {
  keep(storage, 'k3x9', withAim(newDraft(7, choices), 'uprising/move', aim))
  expect(kept(storage, 'k3x9', 8)).toBeNull()
  expect(kept(storage, 'other', 7)).toBeNull()
})

test('what cannot be read is no draft', () => {
  stored['flicktable.draft.k3x9'] = '{'
  expect(kept(storage, 'k3x9', 7)).toBeNull()
})

test('only what is possible now counts as picked', () => {
  const draft = { ...newDraft(7, choices), picked: 'uprising/ram:s9' }
  expect(pickedOf(draft, choices)).toBeNull()
  expect(pickedOf({ ...draft, picked: 'uprising/end' }, choices)).toBeNull()
})

test('ticking twice is not ticking', () => {
  const once = toggled(newDraft(7, choices), 'end')
  expect(once.ticked).toEqual(['end'])
  expect(toggled(once, 'end').ticked).toEqual([])
})
