import { type RuleTopic, citedEntry, type RuleEntry, type Shown } from '../../kit'
import { classes } from '../data'
import type { ActionData } from '../data/types'
import { allRules } from '../modules'
import type { State } from '../state'
import { words } from '../words'
import type { Id } from '../../../table/types'
import type { EntryOfShip } from './parts'

/** The entry that governs what is asked; null for what no entry knows. */
export function ruleIn(
  entries: readonly RuleEntry[],
  ships: EntryOfShip,
  asked: RuleTopic,
  s: Shown<State>,
): string | null {
  if ('rule' in asked) return citedEntry(entries, asked.rule)
  if (!('told' in asked)) return entryOfPiece(ships, asked, s)
  // By the word of a log line, else what it is about.
  const word = words[asked.told.is]
  return word?.entry === null ? entryOfPiece(ships, asked.told, s) : (word?.entry ?? null)
}

interface OfPiece {
  piece: Id
  place?: number | undefined
}

function entryOfPiece(ships: EntryOfShip, { piece, place }: OfPiece, s: Shown<State>): string | null {
  const ship = s.ships[piece]
  if (!ship) return allRules.things[s.things[piece]?.does ?? '']?.entry ?? null
  return place === undefined ? ships[ship.class]! : entryOfPlace(ship.class, place)
}

/** Of a place of the dashboard, in the order of the data; a wing has one for each of its actions. */
export function entryOfPlace(ship: string, place: number): string {
  const { kind, locations, actions } = classes[ship]!
  if (kind === 'wing') return actions[place]?.type === 'fire' ? 'firing' : 'wings'
  const action = locations[place]?.action
  return action ? entryOfAction(action) : 'weak-spot'
}

const entryOfAction = ({ type, weapon }: ActionData): string =>
  weapon === undefined ? allRules.actions[type]!.entry : allRules.weapons[weapon]!.entry
