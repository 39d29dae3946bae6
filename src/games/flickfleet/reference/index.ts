import type { Chapter, Reference, RuleEntry, Term } from '../../kit'
import type { ModuleReference } from '../rules/module'
import type { State } from '../state'
import { chapters as ofBook } from './chapters'
import { entriesOfShips, openParts } from './parts'
import { ruleIn } from './rule-for'
import { shipEntry } from './ship-entry'
import { terms } from './terms'

/** The base rulebook in our own words, with what each module adds to it. */
export async function openReference(): Promise<Reference<State>> {
  const parts = await openParts()
  const ships = entriesOfShips(parts)
  const chapters = withClasses(parts.reduce(withPart, ofBook), parts)
  const entries = chapters.flatMap((chapter) => chapter.entries)
  const all = [...terms, ...parts.flatMap((part) => part.terms ?? [])]
  return {
    about:
      'The rules of FlickFleet and of its Expansion 1 in our own words, with the lines of the documents ' +
      'they come from. This is not the rulebook: that belongs to Eurydice Games, as do the names.',
    chapters,
    terms: all.toSorted((a, b) => (sorts(a) < sorts(b) ? -1 : 1)),
    ruleFor: (asked, s) => ruleIn(entries, ships, asked, s),
  }
}

/** Classes that modules bring stand after the others. */
const withClasses = (chapters: readonly Chapter[], parts: readonly ModuleReference[]): Chapter[] =>
  chapters.map((chapter) =>
    chapter.id === 'ships'
      ? { ...chapter, entries: [...chapter.entries, ...parts.flatMap(entriesOfClasses)] }
      : chapter,
  )

const entriesOfClasses = ({ classes = [] }: ModuleReference): RuleEntry[] => classes.map(shipEntry)

/** D6 comes before D10. */
const sorts = ({ word }: Term): string =>
  word.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(3, '0'))

/** The chapters with a module's entries in their place. */
function withPart(chapters: readonly Chapter[], { chapter: id, after, entries }: ModuleReference): Chapter[] {
  if (!chapters.some((chapter) => chapter.id === id)) throw new Error(`The reference has no chapter '${id}'.`)
  return chapters.map((chapter) => {
    if (chapter.id !== id) return chapter
    const before = after === undefined ? -1 : chapter.entries.findIndex((entry) => entry.id === after)
    if (after !== undefined && before < 0) throw new Error(`The chapter '${id}' has no entry '${after}'.`)
    const at = after === undefined ? chapter.entries.length : before + 1
    return { ...chapter, entries: chapter.entries.toSpliced(at, 0, ...entries) }
  })
}
