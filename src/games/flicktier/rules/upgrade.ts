import { button, log, type Entry, type Reason, type Script, type Seat } from '../../kit'
import { factionOf, type Effect, type Upgrade } from '../data'
import { nameOf } from '../names'
import type { G, Open, Player } from '../state'
import { missing, pay, sayCost } from './cards'

type Tracks = Pick<Player, 'tracks'>

/** All that a player's cubes have reached or passed (004:133). */
export const effectsOf = (seat: Seat, { tracks }: Tracks): Effect[] =>
  factionOf(seat)
    .upgrades.filter(({ track, level }) => level <= tracks[track]!)
    .map(({ effect }) => effect)

/** The effect of that word, if the player has it. */
export const effectOf = ({ players }: Pick<Open, 'players'>, seat: string, op: string): Effect | undefined =>
  players[seat] && effectsOf(seat, players[seat]).find((effect) => effect.op === op)

/** The next level of each track that has one. */
export const nextLevels = (seat: Seat, { tracks }: Tracks): Upgrade[] =>
  factionOf(seat).upgrades.filter(({ track, level }) => level === tracks[track]! + 1)

/** Why that level cannot be bought now. */
export function whyNotUpgrade(s: Open, seat: Seat, { name, cost }: Upgrade): Reason | null {
  const short = missing(s.players[seat]!, cost)
  if (Object.keys(short).length === 0) return null
  const say = `${sayCost(short)} more`
  return { why: `'${name}' needs ${say}.`, short: say }
}

export const upgradeEntries = (g: G, seat: Seat): Entry[] =>
  nextLevels(seat, g.s.players[seat]!)
    .filter((level) => whyNotUpgrade(g.s, seat, level) === null)
    .map((level) =>
      button(
        {
          id: `upgrade:${level.track}`,
          verb: 'upgrade',
          say: ['Upgrade', `${level.name}, for ${sayCost(level.cost)}`],
          of: { thing: level.track },
        },
        () => upgrade(g, seat, level),
      ),
    )

/** The cube of a track goes on by one level (004:133). */
export function* upgrade(g: G, seat: Seat, { track, name, cost }: Upgrade): Script {
  const { s } = g
  s.active!.done.push('upgrade')
  yield* pay(g, seat, cost)
  s.players[seat]!.tracks[track]! += 1
  log(s, `${nameOf(seat)} has a new upgrade: ${name}.`, { is: 'upgrade', piece: '' })
}
