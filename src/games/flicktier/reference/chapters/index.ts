import type { Chapter } from '../../../kit'
import { ending } from './ending'
import { factions } from './factions'
import { fights } from './fights'
import { growth } from './growth'
import { setup } from './setup'
import { turns } from './turns'

export const chapters: readonly Chapter[] = [setup, turns, fights, growth, ending, factions]
