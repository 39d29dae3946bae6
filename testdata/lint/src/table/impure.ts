export const now = new Date() // bad
export const chance = Math.random() // bad
export const time = performance.now() // bad
export const later = setTimeout(() => 1, 5) // bad
export const sine = Math.sin(1) // bad
export const { cos } = Math // bad
export const angle = Math['atan2'](1, 2) // bad
export const length = Math.hypot(3, 4) // bad
export const power = 2 ** 0.5 // bad
export let grown = 2
grown **= 3 // bad
export const numbers = [10, 9].sort() // bad
export const words = ['b', 'a'].toSorted() // bad
export const order = 'a'.localeCompare('b') // bad
export const names = new Intl.Collator() // bad
export const hidden = globalThis.Date // bad
export const anything = (value: any) => value // bad
export const root = Math.sqrt(2)
export const whole = Math.floor(2.5) + Math.abs(-1) + Math.fround(0.1)
export const sorted = [10, 9].sort((a, b) => a - b)
