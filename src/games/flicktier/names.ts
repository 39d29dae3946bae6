import { RAIDER } from './begin'
import { circleOf, factionOf, missionOf, nameOfResource, structureOf } from './data'
import type { Action, Card, State } from './state'
import type { Id } from '../../table/types'

const NAMES: Readonly<Record<string, string>> = {
  uea: 'the Alliance',
  noxian: 'the Empire',
  korivali: 'the Federation',
  surge: 'the Surge',
  [RAIDER]: 'the raiders',
}

/** 'The Alliance', at the start of a sentence. */
export const nameOf = (owner: string): string => `T${inText(owner).slice(1)}`

/** 'the Alliance', within a sentence. */
export const inText = (owner: string): string => NAMES[owner] ?? owner

/** 'the Alliance's D8', with a number where it has several of a kind. */
export function dieName(s: Pick<State, 'dice'>, id: Id): string {
  const { owner, sides } = s.dice[id]!
  const same = Object.keys(s.dice).filter(
    (one) => s.dice[one]!.owner === owner && s.dice[one]!.sides === sides,
  )
  const number = same.length > 1 ? ` ${same.indexOf(id) + 1}` : ''
  return `${inText(owner)}${owner === RAIDER ? "'" : "'s"} D${sides}${number}`
}

/** What each kind of action is called. */
export const ACTION_NAMES: Readonly<Record<Action, string>> = {
  move: 'Move',
  attack: 'Attack',
  build: 'Build',
  exploit: 'Exploit',
  mission: 'Complete a mission',
  upgrade: 'Upgrade',
  return: 'Return',
}

export const circleName = (id: Id): string => circleOf(id).name

export const missionTitle = (id: string): string => missionOf(id).title

export const structureName = (faction: string, id: string): string => structureOf(faction, id).name

export const factionName = (id: string): string => factionOf(id).name

/** 'Alloy, card 7'. */
export const cardName = ({ id, resource }: Pick<Card, 'id' | 'resource'>): string =>
  `${nameOfResource(resource)}, ${id.replace('-', ' ')}`
