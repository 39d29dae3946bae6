// Written by tools/bring-data.mjs from the rules folder: change it there, not here.
import { bombers_vs_mines } from './scenarios/bombers_vs_mines'
import { escort_duty } from './scenarios/escort_duty'
import { fair_battle } from './scenarios/fair_battle'
import { firestorm } from './scenarios/firestorm'
import { gravitys_shadow } from './scenarios/gravitys_shadow'
import { introductory } from './scenarios/introductory'
import { killing_fields } from './scenarios/killing_fields'
import { sky_full_of_rocks } from './scenarios/sky_full_of_rocks'
import { target_practice } from './scenarios/target_practice'
import { tech_transfer } from './scenarios/tech_transfer'
import { training_wheels } from './scenarios/training_wheels'
import type { Scenario } from './types'

export const scenarios: Readonly<Record<string, Scenario>> = {
  fair_battle,
  introductory,
  target_practice,
  gravitys_shadow,
  training_wheels,
  firestorm,
  sky_full_of_rocks,
  bombers_vs_mines,
  killing_fields,
  escort_duty,
  tech_transfer,
}
