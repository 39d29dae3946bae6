import type { Reference } from '../../kit'
import type { State } from '../state'
import { chapters } from './chapters'
import { ruleIn } from './rule-for'
import { shipPages } from './ship-pages'
import { terms } from './terms'

const entries = chapters.flatMap((chapter) => chapter.entries)

/** The base rulebook in our own words. */
export const reference: Reference<State> = {
  about:
    'The rules of the base box of FlickFleet in our own words, with the lines of the rulebook they ' +
    'come from. This is not the rulebook: that belongs to Eurydice Games, as do the names.',
  chapters,
  terms,
  ships: shipPages,
  ruleFor: (asked, s) => ruleIn(entries, asked, s),
}
