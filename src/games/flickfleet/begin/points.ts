import { quoted, type Choice, type Json } from '../../kit'
import { usualPoints } from '../fleet'

/**
 * D-10: totals that can be agreed on. For the least there is still a destroyer, the most outnumbers the box.
 */
const LEAST = 10
const MOST = 200

/** Battles by chance stay so small that they end. */
const MOST_BY_CHANCE = 60

const isTotal = (value: Json): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= LEAST && value <= MOST

/** 001:165, D-10  What each fleet may cost at most. */
export const POINTS: Choice = {
  id: 'points',
  say: 'Points',
  hint: 'What each fleet may cost at most; 30 or 40 for a first battle.',
  value: {
    kind: 'number',
    usual: () => 40,
    proposed: usualPoints,
    wrong: (value) =>
      isTotal(value) ? null : `The points are a whole number from ${LEAST} to ${MOST}, not ${quoted(value)}.`,
    random: (next) => LEAST + Math.floor(next() * (MOST_BY_CHANCE + 1 - LEAST)),
    // What is no number stays as it is written, for `wrong` to say so.
    text: {
      read: (text) => ({ ok: true, value: /^\d{1,3}$/.test(text) ? Number(text) : text }),
      write: (value) => JSON.stringify(value),
    },
  },
}
