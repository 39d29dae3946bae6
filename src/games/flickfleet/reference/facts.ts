import { classes } from '../data'
import { boxes } from '../data/box'
import { factions } from '../data/names'
import { allRules } from '../modules'
import type { ActionData, Location, ShipClass } from '../data/types'

/** What the data say of a class, in sentences. */

const lower = (ship: string): string => classes[ship]!.name.toLowerCase()

const sayAction = (action: ActionData): string => allRules.actions[action.type]!.says(action)

/** 'hit by 4', 'hit by 1 to 3': the numbers of a location stand side by side. */
function hitBy(numbers: readonly number[]): string {
  const [first, last] = [numbers[0], numbers.at(-1)]
  if (first === undefined) return 'hit by no number'
  return first === last ? `hit by ${first}` : `hit by ${first} to ${last}`
}

/** D-42  What a hit there does, with the shields gone. */
function weakSpot(hull: number): string {
  const costs = hull ? 'costs hull, and without hull the ship' : 'destroys the ship'
  return `has no disc: without shields a hit there ${costs}`
}

const sayPlace = ({ name, numbers, discs, action }: Location, hull: number): string => {
  const spaces = discs ? `${discs} ${discs === 1 ? 'disc' : 'discs'}, ` : ''
  return `${name} (${spaces}${hitBy(numbers)}) ${action ? sayAction(action) : weakSpot(hull)}.`
}

/** A sentence for each location of its dashboard, or for what a wing can do. */
export const placeSentences = ({ locations, actions, hull }: ShipClass): string[] =>
  locations.length
    ? locations.map((location) => sayPlace(location, hull))
    : actions.map((action) => `It ${sayAction(action)}.`)

function price({ points: { full, empty }, wingsCarried }: ShipClass): string {
  if (full === null) return 'It belongs to its scenario and has no price.'
  if (!wingsCarried.length) return `It costs ${full} points.`
  return `It costs ${full} points with all its wings, ${empty} without.`
}

const cubes = (count: number, word: string): string =>
  `${count || 'no'} ${word} cube${count === 1 ? '' : 's'}`

function body({ kind, size, shields, hull, pieces }: ShipClass): string {
  if (kind === 'civilian') return `It takes ${hull + 1} hits: the first costs its hull cube.`
  if (kind === 'wing') return `It takes ${pieces === 1 ? 'one hit' : `${pieces} hits, one for each piece`}.`
  return `It is ${size}, with ${cubes(shields, 'shield')} and ${cubes(hull, 'hull')}.`
}

function carries({ wingsCarried }: ShipClass): string[] {
  const wings = wingsCarried.map(({ ship, count }) => `${count} ${lower(ship)}${count === 1 ? '' : 's'}`)
  return wings.length ? [`It carries ${wings.join(' and ')}.`] : []
}

/** Price, size, hits and what it carries. */
export const factsOf = (ship: ShipClass): string[] => [price(ship), body(ship), ...carries(ship)]

/** Which box holds it, and how many; nothing for what scenarios make of other pieces. */
export const inTheBox = ({ id }: ShipClass): string[] =>
  Object.values(boxes).flatMap(({ name, ships, house }) => {
    const held = Object.entries(ships).flatMap(([faction, count]) =>
      count[id] ? [`${count[id]} for the ${factions[faction]}`] : [],
    )
    const article = name.includes('box') ? 'The ' : ''
    return held.length
      ? [`${article}${name} holds ${held.join(', ')}${house ? ' (our own count)' : ''}.`]
      : []
  })

const DASHBOARD = {
  discs: 'How many discs its locations hold is worked out from the other ships.',
  all: 'Its numbers are printed in part only: the rest is made for this table.',
} as const

/** What no document prints of it. */
export const houseOf = ({ body, house }: ShipClass): string[] => [
  ...(body.house ? ['Outline, weight and speed are made for this table.'] : []),
  ...(house ? [DASHBOARD[house]] : []),
]
