import { choose, log, over, pick, type Script, type Seat } from '../../../kit'
import type { G } from '../../rules/rules'
import { own } from './state'

/** D-57a  From so many quiet rounds on either may claim a draw; after so many it is one. House rule. */
const MAY_CLAIM = 10
const DRAWN = 15

/** D-57a  Asked at the end of each full round. */
export function* stalemate(g: G): Script {
  const [{ s }, mine] = [g, own(g.s)]
  mine.quietRounds = mine.loud ? 0 : mine.quietRounds + 1
  mine.loud = false
  if (mine.quietRounds >= DRAWN) yield* drawn(`${DRAWN} rounds in a row passed without a loss: a draw.`)
  if (mine.quietRounds < MAY_CLAIM) return
  for (const seat of s.seats) {
    if (yield* claims(g, seat))
      yield* drawn(`${s.sides[seat]!.name} claims the draw after ${mine.quietRounds} quiet rounds.`)
  }
}

const drawn = (why: string): Script => over({ winners: [], draw: true, why })

function* claims(g: G, seat: Seat): Script<boolean> {
  const id = yield* pick(
    {
      key: 'claim-draw',
      seat,
      why: `${own(g.s).quietRounds} rounds in a row passed without a loss: a draw may be claimed.`,
      hint: `After ${DRAWN} such rounds it is a draw anyway.`,
      rule: 'D-57a Stalemate',
      house: true,
    },
    [
      choose({ id: 'play-on', verb: 'play-on', say: 'Play on' }),
      choose({ id: 'claim', verb: 'claim', say: 'Claim the draw' }),
    ],
  )
  if (id === 'play-on') log(g.s, `${g.s.sides[seat]!.name} plays on.`)
  return id === 'claim'
}

/** D-57a  A cube, disc, piece or ship is lost, or what the scenario counts has grown. */
export function notQuiet({ s }: G): void {
  own(s).loud = true
}
