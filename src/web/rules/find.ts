import { type Chapter, linesOf, overlap, type RuleEntry } from '../../games/kit'

const low = (text: string): string => text.toLowerCase()

const wordsOf = ({ title, text, house = [], places, decisions = [] }: RuleEntry): string =>
  low([title, ...text, ...house, ...places, ...decisions].join(' '))

/** Whether all words of the query stand in it, or its lines hold a cited one: '001:94'. */
export function matches(entry: RuleEntry, query: string): boolean {
  const lines = linesOf(query)
  if (lines.length) return overlap(lines, entry.places.flatMap(linesOf)) > 0
  const all = wordsOf(entry)
  return low(query)
    .split(/\s+/)
    .every((word) => all.includes(word))
}

/** The chapters with what is left of them; all of it for an empty query. */
export const chaptersWith = (chapters: readonly Chapter[], query: string): Chapter[] =>
  chapters
    .map((chapter) => ({
      ...chapter,
      entries: chapter.entries.filter((entry) => matches(entry, query.trim())),
    }))
    .filter(({ entries }) => entries.length > 0)

/** Found entries, those first that have the first word in their title. */
export function found(chapters: readonly Chapter[], query: string): RuleEntry[] {
  const [first = ''] = low(query.trim()).split(/\s+/)
  const entries = chaptersWith(chapters, query).flatMap((chapter) => chapter.entries)
  const inTitle = (entry: RuleEntry): boolean => low(entry.title).includes(first)
  return [...entries.filter(inTitle), ...entries.filter((entry) => !inTitle(entry))]
}
