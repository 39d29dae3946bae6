import type { Module } from '../../rules/module'
import * as rules from './rules'
import { words } from './words'

/** 000:481-486 Civilian ships, of Expansion 1. */
export const civilian: Module = {
  word: 'civilian',
  ships: rules.isCivil,
  reference: () => import('./reference').then(({ reference }) => reference),
  words,
  chapters: { civilian: rules },
  adds: (base) => ({
    ...base,
    meet: [...base.meet, rules.collides],
    collide: rules.withCivilians(base.collide),
  }),
}
