import type { Module } from '../../rules/module'
import * as rules from './rules'
import { words } from './words'

/** 001:119 Obstacles: stars, moons and planets. */
export const permanentScenery: Module = {
  word: 'permanent_scenery',
  reference: () => import('./reference').then(({ reference }) => reference),
  words,
  chapters: { permanentScenery: rules },
  adds: (base) => ({ ...base, things: { ...base.things, permanent: rules.permanent } }),
}
