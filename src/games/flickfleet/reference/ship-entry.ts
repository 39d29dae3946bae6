import type { RuleEntry } from '../../kit'
import { classes } from '../data'
import type { AboutShip } from '../rules/module'
import { factsOf, houseOf, placeSentences } from './facts'

/** The entry about a class of ship: what its data say, and what not. */
export function shipEntry(about: AboutShip): RuleEntry {
  const { id, ship, more = [], house = [], places, decisions, related } = about
  const data = classes[ship]!
  return {
    id,
    title: data.name,
    text: [...factsOf(data), ...placeSentences(data), ...more],
    house: [...houseOf(data), ...house],
    places,
    decisions,
    related,
  }
}
