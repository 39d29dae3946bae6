// Written by tools/bring-data.mjs from the rules folder: change it there, not here.
import { introductory } from './scenarios/introductory'
import type { Scenario } from './types'

export const scenarios: Readonly<Record<string, Scenario>> = {
  introductory,
}
