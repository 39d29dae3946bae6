import { inWords, listed } from '../../kit'
import { classes } from '../data'
import { scenarios } from '../data/scenarios'
import { sceneryKinds } from '../data/scenery'
import type { FleetEntry, ScenarioSide } from '../data/types'

/** What the data count, in words for the sentences of the reference. */

/** 'a destroyer', 'two destroyers'. */
export function counted(count: number, ship: string): string {
  const name = classes[ship]!.name.toLowerCase()
  return count === 1 ? `a ${name}` : `${inWords(count)} ${name}s`
}

function withWings({ ship, count, aboard = [] }: FleetEntry): string {
  const wings = aboard.map((wing) => counted(wing.count, wing.ship))
  return counted(count, ship) + (wings.length ? ` with ${listed(wings)} aboard` : '')
}

export function sideOf(scenario: string, side: string): ScenarioSide {
  const found = scenarios[scenario]!.sides.find(({ id }) => id === side)
  if (!found) throw new Error(`${scenario} has no ${side}.`)
  return found
}

/** What a side begins with; who has wings aboard comes last, so that nobody reads them as of another ship. */
export function fleetOf(scenario: string, side: string): string {
  const { inPlay } = sideOf(scenario, side)
  const carries = ({ aboard = [] }: FleetEntry): number => Number(aboard.length > 0)
  return listed(inPlay.toSorted((a, b) => carries(a) - carries(b)).map(withWings))
}

/** 'two destroyers', of all rounds together. */
export function arriving(scenario: string, side: string): string {
  const ships = sideOf(scenario, side).arrivals.flatMap((arrival) => arrival.ships)
  return counted(
    ships.reduce((sum, { count }) => sum + count, 0),
    ships[0]!.ship,
  )
}

/** '1, 3 and 4': the rounds in which ships join. */
export const roundsOf = (scenario: string, side: string): string =>
  listed(sideOf(scenario, side).arrivals.map(({ round }) => String(round)))

export const cm = (mm: number): string => `${mm / 10} cm`

/** How far across the obstacle of this kind is. */
export const across = (scenario: string, kind: string): string =>
  cm(scenarios[scenario]!.scenery.find((piece) => piece.kind === kind)!.size!)

/** How often a condition to win must come true. */
export function timesOf(scenario: string, word: string): number {
  const won = scenarios[scenario]!.win.find(({ if: condition }) => condition === word)
  return (won as { count?: number }).count!
}

/** Damage that an obstacle takes before it is gone. */
export const hitsOf = (kind: string): number => sceneryKinds[kind]!.hits
