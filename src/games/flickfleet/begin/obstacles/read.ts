import { freeObstacles, MOST_OBSTACLES } from '../../data/scenery'
import { always, traits, usual, type FreeObstacle } from './usual'
import { noObstacle, tooMany } from './wrong'
import { refuse } from '../../../../table/refusal'
import type { Refusal } from '../../../../table/types'

const LONGEST = 300

/**
 * Reads a list like 'moon, coin static, coin mobile permanent'; an empty text means none. Where a word is
 * left out an object is as its kind usually is. What is wrong is said with what is allowed. How it is written
 * is house.
 */
export function readObstacles(text: string): { ok: true; obstacles: FreeObstacle[] } | Refusal {
  if (text.length > LONGEST) return refuse(`The list of obstacles is longer than ${LONGEST} letters.`)
  const items = text.trim() === '' ? [] : text.split(',')
  if (items.length > MOST_OBSTACLES) return refuse(tooMany(items.length))
  const obstacles: FreeObstacle[] = []
  for (const item of items) {
    const read = readOne(item)
    if (!read.ok) return read
    obstacles.push(read.obstacle)
  }
  return { ok: true, obstacles }
}

function readOne(item: string): { ok: true; obstacle: FreeObstacle } | Refusal {
  const [word = '', ...more] = item.trim().toLowerCase().split(/\s+/)
  if (!Object.hasOwn(freeObstacles, word)) return refuse(noObstacle(word))
  const obstacle = usual(word)
  const wrong = wrongWords(obstacle, item.trim(), more)
  if (wrong) return refuse(wrong)
  return {
    ok: true,
    obstacle: {
      word,
      mobile: said(more, 'mobile', 'static') ?? obstacle.mobile,
      permanent: said(more, 'permanent', 'temporary') ?? obstacle.permanent,
    },
  }
}

/** True for the first word, false for the second, undefined for neither. */
const said = (words: readonly string[], yes: string, no: string): boolean | undefined =>
  words.includes(yes) ? true : words.includes(no) ? false : undefined

const PAIRS = [
  ['mobile', 'static'],
  ['permanent', 'temporary'],
] as const

function wrongWords({ word }: FreeObstacle, item: string, more: readonly string[]): string | null {
  const strange = more.find((one) => !PAIRS.flat().some((known) => known === one))
  if (strange) return `'${item}': it can be mobile or static, permanent or temporary, not '${strange}'.`
  if (PAIRS.some((pair) => more.filter((one) => pair.some((known) => known === one)).length > 1))
    return `'${item}': mobile or static, and permanent or temporary, are said once at most.`
  const fixed = traits(usual(word))
  if (!freeObstacles[word]!.free && more.some((one) => !fixed.includes(one)))
    return `'${item}': ${always(word)}.`
  return null
}
