import type { Module } from '../../rules/module'
import * as rules from './rules'
import { words } from './words'

/** 001:120-123 Obstacles: what can be shot to pieces. */
export const temporaryScenery: Module = {
  word: 'temporary_scenery',
  reference: () => import('./reference').then(({ reference }) => reference),
  words,
  chapters: { temporaryScenery: rules },
  adds: (base) => ({ ...base, things: { ...base.things, temporary: rules.temporary } }),
}
