import { sha256 } from './sha256'

/** A stream of numbers in [0, 1), 32 bits each. */
export type Random = () => number

/**
 * xoshiro128** (Blackman and Vigna), seeded by the SHA-256 of a text: for tests, fuzz and random players,
 * where speed matters more than secrecy.
 */
export function random(seed: string): Random {
  const s = sha256(seed).slice(0, 4)
  return () => {
    const out = Math.imul(rotateLeft(Math.imul(s[1]!, 5), 7), 9) >>> 0
    const t = s[1]! << 9
    s[2]! ^= s[0]!
    s[3]! ^= s[1]!
    s[1]! ^= s[2]!
    s[0]! ^= s[3]!
    s[2]! ^= t
    s[3] = rotateLeft(s[3]!, 11)
    return out / 4294967296
  }
}

const rotateLeft = (x: number, n: number): number => ((x << n) | (x >>> (32 - n))) >>> 0

/** A whole number from 0 to below `n`. */
export const below = (next: Random, n: number): number => Math.floor(next() * n)

/**
 * Drawn chance of a match: `count` numbers in [0, 1) that hang on the words alone. One-way, so that what has
 * been shown tells nothing of what is to come.
 */
export function drawn(words: string, count: number): number[] {
  const numbers: number[] = []
  for (let block = 0; numbers.length < count; block++) {
    for (const word of sha256(`${words}#${block}`))
      if (numbers.length < count) numbers.push(word / 4294967296)
  }
  return numbers
}
