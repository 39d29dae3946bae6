import type { Ask, Option } from '../../../games/kit'
import { below, type Random } from '../../../table/exact'

/** So many ways to take several options are thought of. */
const MOST = 24
/** Of so many options all sets can be listed: 1024 at most. */
const FEW = 10

/** Ways to take as many of the options as are asked for: all where they are few, else some by chance. */
export function severalOf({ options, take }: Ask, next: Random): Option[][] {
  const [least, most] = take ?? [1, 1]
  const sizes = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  if (options.length <= FEW) {
    const all = sizes.flatMap((size) => setsOf(options, size))
    return all.length <= MOST ? all : drawn(all, MOST, next)
  }
  return Array.from({ length: MOST }, () => drawn(options, sizes[below(next, sizes.length)]!, next))
}

/** Every set of so many, in their order. */
function setsOf<T>(all: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return all.flatMap((first, i) => setsOf(all.slice(i + 1), size - 1).map((rest) => [first, ...rest]))
}

/** So many of them, by chance. */
export function drawn<T>(all: readonly T[], count: number, next: Random): T[] {
  const left = [...all]
  return Array.from({ length: count }, () => left.splice(below(next, left.length), 1)[0]!)
}
