import type { Score, Seat, Shown } from '../../kit'
import { box, missionOf, structureOf, type Effect } from '../data'
import type { Player, State } from '../state'
import { effectsOf } from './upgrade'

type Part = Score['parts'][number]

const sum = (numbers: readonly number[]): number => numbers.reduce((so, one) => so + one, 0)

/** Structures with their points; Earth's first gate has none (004:177). */
export const structurePoints = (seat: Seat, { structures }: Pick<Player, 'structures'>): number =>
  sum(structures.filter(({ unscored }) => !unscored).map(({ is }) => structureOf(seat, is).vp))

/** Completed missions, and what the ? tokens are worth; what a viewer cannot see counts nothing. */
export const missionPoints = ({ done, found }: Shown<Pick<Player, 'done' | 'found'>>): number =>
  sum(done.map((id) => (id === null ? 0 : (missionOf(id).vp ?? 0)))) + sum(found.map((value) => value ?? 0))

/** What the upgrades add at the end, by the word of their effect. */
const BONUS: Readonly<Record<string, (player: Shown<Player>, effect: Effect) => number>> = {
  vp_per_structure: ({ structures }, { vp, structure }) =>
    vp! * structures.filter(({ is, unscored }) => is === structure && !unscored).length,
  vp_per_combat_token: ({ wins }, { vp }) => vp! * wins,
  vp_per_deliver: ({ done }, { vp }) =>
    vp! * done.filter((id) => id !== null && missionOf(id).kind === 'deliver').length,
}

export const bonusPoints = (seat: Seat, player: Shown<Player>): number =>
  sum(effectsOf(seat, player).map((effect) => BONUS[effect.op]?.(player, effect) ?? 0))

/** As the book counts: structures, combat, missions, faction bonuses (004:161). */
export function partsOf(seat: Seat, player: Shown<Player>): Part[] {
  return [
    { say: 'structures', points: structurePoints(seat, player) },
    { say: 'combat', points: player.wins },
    { say: 'missions', points: missionPoints(player) },
    { say: 'upgrade bonus', points: bonusPoints(seat, player) },
  ]
}

/** A player with all covers taken off: for counting. */
export const openly = (player: Player): Shown<Player> => ({
  ...player,
  hand: player.hand.map((card) => ({ ...card, bonus: card.bonus.is })),
  spent: player.spent.map((card) => ({ ...card, bonus: card.bonus.is })),
  done: player.done.map(({ is }) => is),
  found: player.found.map(({ is }) => is),
})

export function scoreOf(s: State, seat: Seat): Score {
  const parts = partsOf(seat, openly(s.players[seat]!))
  return { points: sum(parts.map(({ points }) => points)), parts }
}

/** The combat values left in hand; cards in front do not count (FT-24). */
export const handValue = ({ hand }: Player): number => sum(hand.map(({ bonus }) => bonus.is))

/** Most points; of those most in hand; who is still tied wins together (004:163). */
export function bestOf(s: State, seats: readonly Seat[]): Seat[] {
  const most = highest(seats, (seat) => scoreOf(s, seat).points)
  return highest(most, (seat) => handValue(s.players[seat]!))
}

function highest(seats: readonly Seat[], worth: (seat: Seat) => number): Seat[] {
  const most = Math.max(...seats.map(worth))
  return seats.filter((seat) => worth(seat) === most)
}

/** House: what so many points are called in a game for one; the lowest grade is no win. */
export function grade(points: number): { name: string; won: boolean } {
  const at = box.solo.grades.findLastIndex(({ min }) => points >= min)
  return { name: box.solo.grades[Math.max(0, at)]!.name, won: at > 0 }
}
