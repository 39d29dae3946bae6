import type { Game } from '../kit'
import { begin, played } from './begin'
import { bot } from './bot'
import { coach } from './bot/coach'
import { buyingOf } from './begin/buying'
import { choicesOf } from './begin/choices'
import { seatsOf } from './begin/sides'
import { chapters } from './chapters'
import { about } from './data'
import { flicks } from './data/board'
import { faults } from './faults'
import { planted } from './planted'
import { migrate } from './migrate'
import { rulesWith } from './modules'
import type { Rules } from './rules/rules'
import type { State } from './state'
import { boardOf, boards } from './tables'
import { turn } from './turn'
import { describe, title } from './view'
import { words } from './words'

/** Where fleets are bought: small ones by chance, and nothing between them. */
const MEASURED = { points: 30, obstacles: [] }

/** FlickFleet, as others see it. */
export const flickfleet: Game<State, Rules> = {
  id: 'flickfleet',
  name: 'FlickFleet',
  version: '6',
  boards,
  boardOf,
  setups: played.map((scenario) => ({
    id: scenario.id,
    name: scenario.name,
    about: about[scenario.id]!,
    seats: () => seatsOf(scenario),
    choices: choicesOf(scenario),
    ...(buyingOf(scenario).length > 0 ? { measured: [MEASURED] } : {}),
  })),
  begin,
  rules: ({ modules }) => rulesWith(modules),
  turn,
  bot,
  coach,
  migrate,
  // Fetched when somebody reads: a page that only plays does not wait for it.
  reference: () => import('./reference').then(({ openReference }) => openReference()),
  pieceName: (s, id) => s.ships[id]?.name ?? s.things[id]?.name ?? (id === 'die' ? 'the die' : id),
  flicks,
  reach: () => import('./reach.json').then((file) => file.default),
  faults,
  planted,
  chapters,
  words,
  title,
  describe,
}

export { board, surfaceOf } from './data/board'
export { BLAST_MM } from './data/scenery'
export * as obstacles from './begin/obstacles'
export { wordsOf } from './says'
export { dashboardsOf } from './view'
/** A page for each class, fetched when somebody reads. */
export const ships = () => import('./reference/ship-pages').then(({ openShipPages }) => openShipPages())
export type { Dashboard, DashboardPlace } from './dashboard-types'
export type { ShipPage } from './reference/ship-pages'
export * as fleet from './fleet'
export { words } from './words'
export type { Kind } from './rules/tell'
export type { State as FlickFleetState } from './state'
