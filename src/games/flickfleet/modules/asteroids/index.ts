import type { Module } from '../../rules/module'
import * as rules from './rules'

/** 000:476-479 Asteroids, of Expansion 1. */
export const asteroids: Module = {
  word: 'asteroids',
  reference: () => import('./reference').then(({ reference }) => reference),
  chapters: { asteroids: rules },
  adds: (base) => ({ ...base, things: { ...base.things, asteroid: rules.asteroid } }),
}
