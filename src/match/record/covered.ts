import type { Chosen, Fact } from '../../games/kit'

/**
 * Whether the file keeps to itself what this fact was, as the file of a match that goes on does
 * (`coverFact`): then nobody can play it again.
 */
export function isCovered(fact: Fact): boolean {
  if (fact.did === 'shuffled') return !('order' in fact)
  if (fact.did === 'answered') return isHidden(fact.by)
  return fact.did === 'all' && Object.values(fact.by).some(isHidden)
}

const isHidden = (by: Chosen): boolean => !('ids' in by)

/** Said of the first such fact: what is missing, why, and what helps. */
export const sayCovered = ({ did, key }: Fact): string =>
  `${did === 'shuffled' ? 'The order of' : 'An answer to'} '${key}' is covered in this file, ` +
  'because the match was not over when it was saved. The file of the finished match has it.'
