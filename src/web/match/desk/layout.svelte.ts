/** The shapes of the page, direction section 3. */
export type Layout = 'desktop' | 'compact' | 'tablet' | 'phone' | 'phone on its side'

const QUERIES: readonly [Layout, MediaQueryList][] = [
  ['phone', matchMedia('(max-width: 599px)')],
  ['phone on its side', matchMedia('(max-height: 499px) and (max-width: 999px)')],
  ['tablet', matchMedia('(max-width: 899px)')],
  ['compact', matchMedia('(max-width: 1179px)')],
]

const fitting = (): Layout => QUERIES.find(([, query]) => query.matches)?.[0] ?? 'desktop'

let now = $state<Layout>(fitting())

for (const [, query] of QUERIES) query.addEventListener('change', () => (now = fitting()))

export const layout = {
  get now(): Layout {
    return now
  },
}
