import type { MatchHost, MatchRecord, Reply, WantedMatch } from '../../../match'
import { fetchRecord } from '../past/archive'

/** The same battle with the same players, from its beginning. */
export function wantedAgain({ game, setup, seats, sameScreen }: MatchRecord): WantedMatch {
  const bots = seats.filter(({ player }) => player !== 'human')
  return {
    game,
    setup,
    names: Object.fromEntries(seats.map(({ seat, name }) => [seat, name])),
    bots: Object.fromEntries(bots.map(({ seat, player }) => [seat, player])),
    sameScreen,
  }
}

/** Begins another match like that one. */
export async function playAgain(host: MatchHost, id: string): Promise<Reply<{ id: string }>> {
  try {
    return await host.create(wantedAgain(await fetchRecord(id)))
  } catch (error) {
    return { ok: false, why: (error as Error).message }
  }
}
