/**
 * SHA-256 (FIPS 180-4) over UTF-8 text or bytes, for chance and hashes: the same on every engine, no library
 * needed.
 */

const primes = (count: number): number[] => {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n)
  return found
}

/** First 32 bits of the fractional part of the root, by integer Newton steps: exact. */
function rootBits(n: bigint, power: bigint): number {
  const scaled = n << (32n * power)
  let low = 0n
  let high = 1n << 40n
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (middle ** power <= scaled) low = middle
    else high = middle
  }
  return Number(low & 0xffffffffn)
}

const K = Uint32Array.from(primes(64), (p) => rootBits(BigInt(p), 3n))
const START = Uint32Array.from(primes(8), (p) => rootBits(BigInt(p), 2n))

const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n))

/** Of one block, written anew for each. */
const words = new Uint32Array(64)

function schedule(block: DataView, at: number): Uint32Array {
  const w = words
  for (let i = 0; i < 16; i++) w[i] = block.getUint32(at + 4 * i)
  for (let i = 16; i < 64; i++) {
    const [x, y] = [w[i - 15]!, w[i - 2]!]
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3)
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10)
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1
  }
  return w
}

function compress(state: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) >>> 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) >>> 0
    h = g
    g = f
    f = e
    e = (d + t1) >>> 0
    d = c
    c = b
    b = a
    a = (t1 + t2) >>> 0
  }
  const mixed = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) state[i] = state[i]! + mixed[i]!
}

/** UTF-8, without TextEncoder, which is not part of the language. */
export function utf8(text: string): Uint8Array {
  return plain(text) ?? encoded(text)
}

/** The bytes of text in plain letters, which nearly all is; undefined where it is not. */
function plain(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code >= 0x80) return undefined
    bytes[i] = code
  }
  return bytes
}

function encoded(text: string): Uint8Array {
  const bytes: number[] = []
  for (const char of text) {
    const code = char.codePointAt(0)!
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      )
  }
  return Uint8Array.from(bytes)
}

/** Eight 32-bit words. */
export function sha256(message: string | Uint8Array): Uint32Array {
  const bytes = typeof message === 'string' ? utf8(message) : message
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000))
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0)
  const state = START.slice()
  for (let at = 0; at < padded.length; at += 64) compress(state, schedule(view, at))
  return state
}

const hex = (word: number): string => word.toString(16).padStart(8, '0')

/** The first 64 bits of SHA-256 as 16 hex digits: hashes of states and flicks. */
export function digest(message: string | Uint8Array): string {
  const [first, second] = sha256(message)
  return hex(first!) + hex(second!)
}
