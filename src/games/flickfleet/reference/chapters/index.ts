import type { Chapter } from '../../../kit'
import { combat } from './combat'
import { damage } from './damage'
import { dashboard } from './dashboard'
import { ending } from './ending'
import { fair } from './fair'
import { match } from './match'
import { movement } from './movement'
import { obstacles } from './obstacles'
import { play } from './play'
import { scenarios } from './scenarios'
import { setup } from './setup'
import { ships } from './ships'

/** In the order of the book. */
export const chapters: readonly Chapter[] = [
  setup,
  play,
  dashboard,
  movement,
  combat,
  damage,
  ending,
  obstacles,
  ships,
  fair,
  scenarios,
  match,
]
