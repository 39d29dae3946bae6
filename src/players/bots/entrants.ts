import type { Random } from '../../table/exact'
import type { Candidate } from './candidates'

/** Of the budget, that many candidates at most enter. */
const ENTRIES = 0.4
/** The last way of an option is tried so much less gladly than the first. */
const LATER = 3

/**
 * Who is tried at all: of every option the way that comes first, then by weight, place and chance, as many as
 * the budget bears.
 */
export function enter(
  all: readonly Candidate[],
  weigh: (one: Candidate) => number,
  budget: number,
  next: Random,
): Candidate[] {
  const most = Math.max(2, Math.floor(budget * ENTRIES))
  const place = placesOf(all)
  const first = all.filter((one) => place.get(one) === 0)
  const others = all.filter((one) => place.get(one) !== 0)
  const ranked = (list: readonly Candidate[]): Candidate[] =>
    list
      .map((one) => ({ one, rank: (weigh(one) * (0.25 + next())) / (1 + LATER * place.get(one)!) }))
      .toSorted((a, b) => b.rank - a.rank)
      .map(({ one }) => one)
  return [...ranked(first), ...ranked(others)].slice(0, most)
}

/** Where each stands among the ways of its option, from 0, the first, to 1. */
function placesOf(all: readonly Candidate[]): Map<Candidate, number> {
  const options = [...new Set(all.map(({ option }) => option))]
  const ways = options.map((option) => all.filter((one) => one.option === option))
  return new Map(ways.flatMap((alike) => alike.map((one, i) => [one, i / alike.length])))
}
