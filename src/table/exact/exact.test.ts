import { expect, test } from 'vitest'
import { angleOf, bearingOf, digest, drawn, hundredth, place, random, sha256, sinCos, turn } from './index'

const words = (text: string): string => [...sha256(text)].map((w) => w.toString(16).padStart(8, '0')).join('')

test('SHA-256 gives the published digests of FIPS 180-4', () => {
  expect(words('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(words('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(words('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  )
  expect(digest('abc')).toBe('ba7816bf8f01cfea')
})

test('sine and cosine are within 2e-15 of the real ones, and exact at quarter turns', () => {
  for (let d = -360; d <= 360; d += 0.37) {
    expect(Math.abs(sinCos(d).sin - Math.sin((d * Math.PI) / 180))).toBeLessThan(2e-15)
    expect(Math.abs(sinCos(d).cos - Math.cos((d * Math.PI) / 180))).toBeLessThan(2e-15)
  }
  expect(sinCos(180)).toEqual({ sin: -0, cos: -1 })
  expect(sinCos(270).sin).toBe(-1)
})

test('angles come back from their direction', () => {
  for (let d = -179.9; d < 180; d += 0.71) {
    const { sin, cos } = sinCos(d)
    expect(Math.abs(angleOf(sin, cos) - (d * Math.PI) / 180)).toBeLessThan(2e-15)
  }
  expect(bearingOf(1, 0)).toBe(90)
  expect(bearingOf(-1, 0)).toBe(270)
  expect(bearingOf(0, 0)).toBe(0)
})

test('a heading turns a piece clockwise', () => {
  const bow = place({ x: 0, y: 10 }, { x: 100, y: 100, a: 90 })
  expect(bow).toEqual({ x: 110, y: 100 })
  expect(turn(-90)).toBe(270)
  expect(hundredth(-0.001)).toBe(0)
  expect(Object.is(hundredth(-0.001), 0)).toBe(true)
})

test('random streams repeat by seed and fill [0, 1) evenly', () => {
  const [a, b, other] = [random('7'), random('7'), random('8')]
  const first = Array.from({ length: 4000 }, a)
  expect(Array.from({ length: 4000 }, b)).toEqual(first)
  expect(other()).not.toBe(first[0])
  const mean = first.reduce((sum, x) => sum + x, 0) / first.length
  expect(Math.abs(mean - 0.5)).toBeLessThan(4 * Math.sqrt(1 / 12 / 4000))
})

test('drawn chance hangs on its words alone', () => {
  expect(drawn('secret 3 fire 0', 10)).toEqual(drawn('secret 3 fire 0', 10))
  expect(drawn('secret 3 fire 0', 2)).toEqual(drawn('secret 3 fire 0', 10).slice(0, 2))
  expect(drawn('secret 3 fire 1', 2)).not.toEqual(drawn('secret 3 fire 0', 2))
})
