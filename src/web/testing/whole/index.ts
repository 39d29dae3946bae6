import { inVenue, type Venue } from '../venue'
import { playWhole } from './battle'
import { battles, type WholeBattle } from './battles'
import { WAYS } from './ways'

/** From the folder of the project. */
const PICTURES = 'build/whole'

export const setups = battles.map(({ id }) => id)
export const ways = Object.keys(WAYS)

/**
 * Plays these battles one after another; a line for each.
 * True when all came to a result that `verify` accepts.
 */
export async function playAll(
  wantedSetups: readonly string[],
  wantedWays: readonly string[],
): Promise<boolean> {
  return inVenue(async (venue) => {
    let good = true
    for (const way of wantedWays)
      for (const battle of battles.filter(({ id }) => wantedSetups.includes(id)))
        good = (await tell(venue, battle, way)) && good
    return good
  })
}

async function tell(venue: Venue, battle: WholeBattle, way: string): Promise<boolean> {
  const which = `${battle.id.padEnd(16)} ${way.padEnd(8)}`
  try {
    const { questions, again, seconds, result, verdict } = await playWhole(venue, battle, way, PICTURES)
    const flicks = /, (\d+) flicks, chance checked/.exec(verdict)?.[1]
    const counts = `${count(questions)} questions ${count(flicks)} flicks ${count(seconds)} s`
    console.log(`${which} ${counts}  ${result}${again ? ` (${again} answered twice)` : ''}`)
    if (!flicks) console.log(verdict)
    return flicks !== undefined
  } catch (error) {
    console.log(`${which} FAILED: ${(error as Error).message}`)
    return false
  }
}

const count = (number: number | string = '?'): string => String(number).padStart(4)
