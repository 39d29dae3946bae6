import { expect, test } from 'vitest'
import { actionOf, type Key } from './keys'

const key = (name: string, held: Partial<Key> = {}): Key => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
})

test('arrows turn and strengthen, finer with Shift, coarser with Ctrl', () => {
  expect(actionOf(key('ArrowRight'), true)).toEqual({ do: 'turn', degrees: 1 })
  expect(actionOf(key('ArrowLeft', { shiftKey: true }), true)).toEqual({ do: 'turn', degrees: -0.1 })
  expect(actionOf(key('ArrowUp', { ctrlKey: true }), true)).toEqual({ do: 'strengthen', by: 10 })
})

test('brackets move the contact, also with Shift', () => {
  expect(actionOf(key('['), true)).toEqual({ do: 'slide', mm: -1 })
  expect(actionOf(key('}', { shiftKey: true }), true)).toEqual({ do: 'slide', mm: 0.2 })
})

test('letters go to places of the page', () => {
  expect(actionOf(key('i'), true)).toEqual({ do: 'go', to: 'piece' })
  expect(actionOf(key('i'), false)).toBeNull()
})

test('W watches the match again', () => expect(actionOf(key('w'), true)).toEqual({ do: 'watch' }))

test('digits take options', () => expect(actionOf(key('3'), true)).toEqual({ do: 'option', index: 2 }))

test('with Shift they move the camera', () => {
  const third = key('#', { shiftKey: true, code: 'Digit3' })
  expect(actionOf(third, true)).toEqual({ do: 'look', to: 'behind' })
  expect(actionOf(third, false)).toBeNull()
  expect(actionOf(key('%', { shiftKey: true, code: 'Digit5' }), true)).toBeNull()
})

test('the same keys on a French keyboard, where digits are typed with Shift', () => {
  expect(actionOf(key('"', { code: 'Digit3' }), true)).toEqual({ do: 'option', index: 2 })
  expect(actionOf(key('3', { shiftKey: true, code: 'Digit3' }), true)).toEqual({ do: 'look', to: 'behind' })
})

test('the digits of the number pad take options', () => {
  expect(actionOf(key('3', { code: 'Numpad3' }), true)).toEqual({ do: 'option', index: 2 })
})

test('single characters can be switched off, the rest stays', () => {
  expect(['n', 'R', '1', '['].map((name) => actionOf(key(name), false))).toEqual([null, null, null, null])
  expect(actionOf(key('Enter'), false)).toEqual({ do: 'flick' })
})

test("the browser's own shortcuts are left alone", () => {
  expect(actionOf(key('r', { ctrlKey: true }), true)).toBeNull()
  expect(actionOf(key('ArrowLeft', { altKey: true }), true)).toBeNull()
  expect(actionOf(key('l', { metaKey: true }), true)).toBeNull()
})
