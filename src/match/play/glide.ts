import type { Fact, Request } from '../../games/kit'
import { BadFlick } from '../../table/refusal'
import type { Rest, Track } from '../../table/types'
import { notFinite } from '../record/finite'
import type { Table } from '../table'

type GlideRequest = Extract<Request, { do: 'glide' }>

/**
 * What a glide does: it is played at once, like a roll, and answered by nobody. One that cannot be played is
 * a mistake of the rules, not of a player.
 */
export function glided(table: Table, rest: Rest, { key, glide }: GlideRequest): { fact: Fact; track: Track } {
  try {
    const { result, track } = table.glide(rest, glide)
    const wrong = notFinite(result)
    if (wrong) throw new Error(`The table made a number that is not finite: ${wrong}.`)
    return { fact: { key, did: 'glided', result }, track }
  } catch (error) {
    if (!(error instanceof BadFlick)) throw error
    throw new Error(`The rules want a glide that cannot be: ${error.message}`, { cause: error })
  }
}
