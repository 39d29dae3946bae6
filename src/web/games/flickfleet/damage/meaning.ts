import type { About } from '../../../../games/kit'
import type { Standing } from './gates'

const WORDS = ['no', 'one', 'two', 'three', 'four']

export const inWords = (count: number): string => WORDS[count] ?? String(count)

/** Words of points after which there is no ship. */
const ENDS = ['destroyed', 'weak spot', 'crash']

/** What the last points of a chain mean for the ship now: one sentence each, the weightiest last. */
export function meaningOf(ship: Standing, before: Standing, points: readonly About[]): string {
  const last = points.at(-1)!
  if (ENDS.includes(last.is)) return `${ship.name} is out of the battle.`
  if (last.is === 'armour') return `Nothing is lost: from 7 on a number stops at the armour.`
  return [...places(ship, before), ...gauges(ship, before)].join(' ')
}

function places(ship: Standing, before: Standing): string[] {
  return ship.places.flatMap(({ name, now, does }, i) => {
    const had = before.places[i]!.now
    if (now === had || !does) return []
    if (now === 0)
      return [`${ship.name}'s ${name} has no disc: no ${does.toLowerCase()} until it is repaired.`]
    const dice = `${inWords(now)} ${now === 1 ? 'die' : 'dice'}`
    return does === 'Fire'
      ? [`${ship.name}'s ${name} now fires ${dice} instead of ${inWords(had)}.`]
      : [`${ship.name}'s ${name} has ${inWords(now)} left.`]
  })
}

const LEFT: Readonly<Record<string, (name: string, now: number) => string>> = {
  shields: (name, now) =>
    now ? `${name} has ${inWords(now)} shield ${now === 1 ? 'cube' : 'cubes'} left.` : SHIELDS_DOWN,
  hull: (name, now) => `${name} has ${inWords(now)} hull ${now === 1 ? 'cube' : 'cubes'} left.`,
  pieces: (name, now) => `${name} now fires ${inWords(now)} ${now === 1 ? 'die' : 'dice'}.`,
}

const SHIELDS_DOWN = 'Shields are down: 1 to 6 hit what lies under the number.'

const gauges = (ship: Standing, before: Standing): string[] =>
  ship.gauges.flatMap(({ name, now }, i) =>
    now === before.gauges[i]!.now ? [] : [LEFT[name]?.(ship.name, now) ?? ''],
  )
