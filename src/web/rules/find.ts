import MiniSearch from 'minisearch'
import { type Chapter, linesOf, overlap, type RuleEntry } from '../../games/kit'

/** Words of a question that say nothing of what it is about. */
const EMPTY = new Set(
  `a an and are be by can do does for from get gets have how i if in is it its may me my of on or so than that
  the then there they this to was what when where which who why will with you your`.split(/\s+/),
)

/** A word of the title weighs more, and so do those by which people look for it. */
const OPTIONS = {
  fields: ['title', 'also', 'text'],
  searchOptions: { boost: { title: 3, also: 3 }, prefix: true, fuzzy: 0.15 },
  processTerm: (term: string): string | null => {
    const word = term.toLowerCase()
    return EMPTY.has(word) ? null : word
  },
}

/** A hyphen holds a decision together: 'D-40'. */
const tokenize = (text: string): string[] => text.split(/[^\p{L}\p{N}-]+/u)

function indexOf(entries: readonly RuleEntry[]): MiniSearch {
  const index = new MiniSearch({ ...OPTIONS, tokenize })
  index.addAll(
    entries.map(({ id, title, text, house = [], decisions = [], also = [] }) => ({
      id,
      title,
      also: also.join(' '),
      text: [...text, ...house, ...decisions].join(' '),
    })),
  )
  return index
}

const indices = new WeakMap<readonly Chapter[], MiniSearch>()

function indexed(chapters: readonly Chapter[]): MiniSearch {
  const index = indices.get(chapters) ?? indexOf(chapters.flatMap(({ entries }) => entries))
  indices.set(chapters, index)
  return index
}

/** Ids of what has all words, or, where nothing has, of what has any; the best first. */
function idsFor(chapters: readonly Chapter[], query: string): string[] {
  const index = indexed(chapters)
  const all = index.search(query, { combineWith: 'AND' })
  return (all.length > 0 ? all : index.search(query)).map(({ id }) => String(id))
}

/** The best first; all for an empty query. A cited place ('001:94') finds what has its line. */
export function found(chapters: readonly Chapter[], query: string): RuleEntry[] {
  const entries = chapters.flatMap((chapter) => chapter.entries)
  if (!query.trim()) return entries
  const lines = linesOf(query)
  if (lines.length) return entries.filter(({ places }) => overlap(lines, places.flatMap(linesOf)) > 0)
  return idsFor(chapters, query).map((wanted) => entries.find(({ id }) => id === wanted)!)
}

/** The chapters with what is left of them; all of it for an empty query. */
export function chaptersWith(chapters: readonly Chapter[], query: string): Chapter[] {
  const left = new Set(found(chapters, query))
  return chapters
    .map((chapter) => ({ ...chapter, entries: chapter.entries.filter((entry) => left.has(entry)) }))
    .filter(({ entries }) => entries.length > 0)
}
