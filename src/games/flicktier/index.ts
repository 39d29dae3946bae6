import type { Game } from '../kit'
import { begin, setups } from './begin'
import { bot } from './bot'
import { coach } from './bot/coach'
import { boards, flicks } from './board'
import { chapters } from './chapters'
import { box } from './data'
import { faults } from './faults'
import { planted } from './planted'
import { leaves } from './rules/leaving'
import { turn } from './rules/turn'
import type { State } from './state'
import { describe, pieceName, title } from './view'
import { whyNot } from './why-not'
import { words } from './words'

/** The Final Flicktier, as others see it. */
export const flicktier: Game<State, null> = {
  id: 'flicktier',
  name: 'The Final Flicktier',
  version: '1',
  boards,
  boardOf: () => 'mats',
  setups,
  begin,
  rules: () => null,
  turn,
  whyNot,
  leaves,
  bot,
  coach,
  pieceName,
  flicks,
  reach: () => import('./reach.json').then((file) => file.default),
  reference: () => import('./reference').then(({ reference }) => reference),

  faults,
  planted,
  chapters,
  words,
  title,
  describe,
}

export { factionOf, missionOf, nameOfResource, type Resource } from './data'
export { CIRCLES } from './board'
export const HYPERSPACE_SIZE = box.hyperspace
export { ACTION_NAMES } from './names'
export { oddsOf } from './odds'
export { knownPoints } from './view'
export { missionsWanted, structuresWanted, upgradesWanted, type Want } from './wants'
export { builtOf } from './rules/build'
export { effectsOf } from './rules/upgrade'
export type { Card, State as FlicktierState } from './state'
