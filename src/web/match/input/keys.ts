import { stepOf } from '../../parts/step-of'
import type { View } from '../desk/cameras.svelte'

/** What a key does while nobody is typing. */
export type KeyAction =
  | { do: 'turn'; degrees: number }
  | { do: 'strengthen'; by: number }
  | { do: 'slide'; mm: number }
  | { do: 'snap'; way: 1 | -1 }
  | { do: 'edge' }
  | { do: 'read' }
  | { do: 'flick' }
  | { do: 'let go' }
  | { do: 'go'; to: 'aim' | 'log' | 'piece' }
  | { do: 'option'; index: number }
  | { do: 'look'; to: View }
  | { do: 'face' }
  | { do: 'watch' }
  | { do: 'rule' }
  | { do: 'next' }

export type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'> & {
  code?: string
}

/** With Shift. By the place of the key: what a digit key types besides the digit differs by country. */
const VIEWS: readonly View[] = ['table', 'down', 'behind', 'close']

const ALWAYS: Record<string, (key: Key) => KeyAction> = {
  ArrowLeft: (key) => ({ do: 'turn', degrees: -stepOf(key) }),
  ArrowRight: (key) => ({ do: 'turn', degrees: stepOf(key) }),
  ArrowUp: (key) => ({ do: 'strengthen', by: stepOf(key) }),
  ArrowDown: (key) => ({ do: 'strengthen', by: -stepOf(key) }),
  Enter: () => ({ do: 'flick' }),
  Escape: () => ({ do: 'let go' }),
  ' ': () => ({ do: 'next' }),
}

const slide =
  (way: number) =>
  ({ shiftKey }: Key): KeyAction => ({ do: 'slide', mm: way * (shiftKey ? 0.2 : 1) })

/** Single characters: they can be switched off (WCAG 2.1.4). */
const LETTERS: Record<string, (key: Key) => KeyAction> = {
  '[': slide(-1),
  '{': slide(-1),
  ']': slide(1),
  '}': slide(1),
  n: () => ({ do: 'snap', way: 1 }),
  p: () => ({ do: 'snap', way: -1 }),
  e: () => ({ do: 'edge' }),
  r: () => ({ do: 'read' }),
  a: () => ({ do: 'go', to: 'aim' }),
  l: () => ({ do: 'go', to: 'log' }),
  i: () => ({ do: 'go', to: 'piece' }),
  t: () => ({ do: 'face' }),
  w: () => ({ do: 'watch' }),
  '?': () => ({ do: 'rule' }),
}

export function actionOf(key: Key, letters: boolean): KeyAction | null {
  if (key.altKey || key.metaKey) return null
  const always = ALWAYS[key.key]
  if (always) return always(key)
  if (!letters || key.ctrlKey) return null
  return ofDigit(key) ?? LETTERS[key.key.toLowerCase()]?.(key) ?? null
}

/**
 * A digit takes an option, with Shift it moves the camera: the same keys on every keyboard, French ones too.
 */
function ofDigit({ key, code = '', shiftKey }: Key): KeyAction | null {
  const digit = Number(/^Digit([1-9])$/.exec(code)?.[1] ?? (/^[1-9]$/.test(key) ? key : 0))
  if (!digit) return null
  if (!shiftKey || !code.startsWith('Digit')) return { do: 'option', index: digit - 1 }
  const to = VIEWS[digit - 1]
  return to ? { do: 'look', to } : null
}
