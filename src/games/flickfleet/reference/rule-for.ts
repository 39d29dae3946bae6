import { type About, type Asked, citedEntry, type RuleEntry, type Shown } from '../../kit'
import { classes } from '../data'
import type { ActionData } from '../data/types'
import type { State } from '../state'

/** From a class of ship to what tells of it. */
export const ENTRY_OF_SHIP: Readonly<Record<string, string>> = {
  fighter_wing: 'fighter-wing',
  bomber_wing: 'bomber-wing',
  destroyer: 'destroyer',
  carrier: 'carrier',
  dreadnought: 'dreadnought',
  prototype_dreadnought: 'prototype',
  freighter: 'freighters',
  cadet_fighter: 'target-practice',
  range_drone: 'target-practice',
}

const ENTRY_OF_ACTION: Readonly<Record<string, string>> = {
  move: 'moving',
  recharge: 'shield-generator',
  repair: 'engineering',
  launch: 'launching',
}

/** By what it does: a word of `rules.things`. */
const ENTRY_OF_THING: Readonly<Record<string, string>> = {
  permanent: 'permanent-obstacles',
  temporary: 'temporary-obstacles',
  range_obstacle: 'target-practice-rules',
}

/** By the word of a log line. */
const ENTRY_OF_WORD: Readonly<Record<string, string>> = {
  activated: 'activation',
  moves: 'moving',
  fires: 'firing',
  miss: 'firing',
  wild: 'wild-shot',
  blocked: 'permanent-obstacles',
  shield: 'damage',
  armour: 'damage',
  disc: 'damage',
  hull: 'damage',
  destroyed: 'damage',
  'weak spot': 'weak-spot',
  piece: 'wing-damage',
  recharge: 'shield-generator',
  repair: 'engineering',
  launch: 'launching',
  'lost aboard': 'launching',
  left: 'leaving',
  collision: 'collision',
  back: 'pushed-off',
  ram: 'ramming',
  rolled: 'ram-damage',
  placed: 'placing',
  arrives: 'reinforcements',
  'no room': 'reinforcements',
  drifts: 'drift',
  clear: 'hyperspace',
  jump: 'hyperspace',
  torn: 'hyperspace',
  score: 'target-practice-rules',
  fatigued: 'exhaustion',
  tires: 'exhaustion',
  exhausted: 'exhaustion',
  crash: 'permanent-obstacles',
  'runs into': 'temporary-obstacles',
  'obstacle hit': 'temporary-obstacles',
  obstacle: 'static-and-mobile',
}

/** The entry that governs what is asked; null for what no entry knows. */
export function ruleIn(entries: readonly RuleEntry[], asked: Asked, s: Shown<State>): string | null {
  if ('rule' in asked) return citedEntry(entries, asked.rule)
  if ('told' in asked) return told(asked.told)
  const ship = s.ships[asked.piece]
  if (!ship) return ENTRY_OF_THING[s.things[asked.piece]?.does ?? ''] ?? null
  return asked.place === undefined ? ENTRY_OF_SHIP[ship.class]! : entryOfPlace(ship.class, asked.place)
}

/** A roll without a ship decides who begins. */
const told = ({ is, piece }: About): string | null =>
  is === 'rolled' && piece === '' ? 'target-practice-rules' : (ENTRY_OF_WORD[is] ?? null)

/** Of a place of the dashboard, in the order of the data; a wing has one for each of its actions. */
export function entryOfPlace(ship: string, place: number): string {
  const { kind, locations, actions } = classes[ship]!
  if (kind === 'wing') return actions[place]?.type === 'fire' ? 'firing' : 'wings'
  const action = locations[place]?.action
  return action ? entryOfAction(action) : 'weak-spot'
}

const entryOfAction = ({ type, weapon }: ActionData): string =>
  type === 'fire' ? (weapon === 'nuke' ? 'nukes' : 'defence-grid') : ENTRY_OF_ACTION[type]!
