import { bearingOf, turn } from '../exact'
import { cross, minus, turned, unit } from '../turning'
import type { DieName } from '../types'
import { DICE } from './dice'
import { lying } from './facing'

/** Of the slants that differ only by rounding none is the least. */
const SAME = 1e-9

/** Where the sides of a die that shows `up` with heading 0 face, degrees: those that slant the least. */
function bearingsOf(name: DieName, up: number): number[] {
  const [die, lies] = [DICE[name], lying(name, up, 0)]
  const normals = die.faces.map((indices) => {
    const [first, second, third] = indices.map((i) => die.corners[i]!)
    return turned(lies, unit(cross(minus(second!, first!), minus(third!, second!))))
  })
  const sides = normals.filter(([, , z]) => Math.abs(z) < 1 - SAME)
  const least = Math.min(...sides.map(([, , z]) => Math.abs(z)))
  return sides.filter(([, , z]) => Math.abs(z) <= least + SAME).map(([x, y]) => bearingOf(x, y))
}

const known = new Map<string, number[]>()

function sidesOf(die: DieName, up: number): number[] {
  const key = `${die} ${up}`
  const bearings = known.get(key) ?? bearingsOf(die, up)
  known.set(key, bearings)
  return bearings
}

/** So far from one bearing to another, from -180 to 180. */
const swing = (from: number, to: number): number => turn(to - from + 180) - 180

/** The heading of a die that shows `up` with a side square to a bearing: the nearest to the one it has. */
export function squared(die: DieName, up: number, a: number, bearing: number): number {
  const swings = sidesOf(die, up).map((side) => swing(side + a, bearing + 180))
  return turn(a + swings.reduce((best, one) => (Math.abs(one) < Math.abs(best) ? one : best)))
}
