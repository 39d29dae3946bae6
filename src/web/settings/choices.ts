/** What may be chosen; the first of each is what nobody chose. */
export const CHOICES = {
  mode: ['pull', 'swipe', 'keys'],
  confirm: ['usual', 'release', 'park', 'hold'],
  hand: ['right', 'left'],
  theme: ['system', 'evening', 'day'],
  motion: ['system', 'full', 'reduced'],
  camera: ['still', 'follow'],
  rate: ['1', '2', '4', 'skip'],
  tableSound: ['full', 'quiet', 'off'],
  tokenSound: ['full', 'quiet', 'off'],
  noticeSound: ['full', 'quiet', 'off'],
  mono: ['off', 'on'],
  turnCall: ['polite', 'assertive'],
  vibration: ['on', 'off'],
  smoothing: ['usual', 'strong', 'off'],
  ring: ['usual', 'large'],
} as const

export type Choices = { [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] }

export type Choosing = keyof Choices

const KEYS = Object.keys(CHOICES) as Choosing[]

/** What was stored may be of another version, or written by hand: what does not fit was never chosen. */
function fitting(key: Choosing, stored: Record<string, unknown>): string {
  const known: readonly string[] = CHOICES[key]
  const value = stored[key]
  return typeof value === 'string' && known.includes(value) ? value : known[0]!
}

export const choicesIn = (stored: Record<string, unknown>): Choices =>
  Object.fromEntries(KEYS.map((key) => [key, fitting(key, stored)])) as Choices
