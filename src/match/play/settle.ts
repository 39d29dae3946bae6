import type { Chosen } from '../../games/kit'
import type { Flick, Played } from '../../table/types'
import type { Match } from '../match'
import { notFinite } from '../record/finite'
import type { Change } from '../record/record'
import { addFact, goOn } from './advance'
import { flickingOf, type Flicked } from './flick'
import { askedOf, type OpenAsk, type Move } from './move'
import { attempt, readable, type Step } from './step'

/**
 * Brings a move into the match, with what its flick did. The match may have gone on while it was flicked
 * elsewhere: a move that answers no longer what is asked changes nothing and says why.
 */
export function settle(m: Match, move: Move, flicked?: Flicked): Step {
  const { chosen, plays } = move
  return attempt(m, (change) => {
    const asked = askedOf(m, chosen.seat, move.n)
    if (!asked.ok) return asked
    if (flicked && !flicked.ok) return readable(m, [chosen.seat], flicked)
    if (asked.prompt.until === 'all') return collect(m, change, chosen)
    if (plays && !flicked) throw new Error('This move has to be flicked first.')
    keep(m, change, asked, { chosen, ...(plays && flicked ? { flick: plays.flick, ...flicked } : {}) })
  })
}

/** A simultaneous question: an answer may be changed until the last one is in. */
function collect(m: Match, change: Change, chosen: Chosen): void {
  m.record.pending = { ...m.record.pending, [chosen.seat]: chosen }
  goOn(m, change)
}

type Done = { chosen: Chosen; flick?: Flick; played?: Played }

function keep(m: Match, change: Change, { prompt, ask }: OpenAsk, { chosen, flick, played }: Done): void {
  const by = played ? { ...chosen, result: played.result } : chosen
  const bad = notFinite(by)
  if (bad) throw new Error(`${bad} is not a finite number.`)
  addFact(
    m,
    change,
    { key: prompt.key, did: 'answered', by, ...(ask.secret ? { secret: true } : {}) },
    flick && played && { ...played.track, flick: flickingOf(flick) },
  )
}
