import type { Chapter } from '../../../kit'
import { combat } from './combat'
import { damage } from './damage'
import { dashboard } from './dashboard'
import { ending } from './ending'
import { expansion1 } from './expansion-1'
import { fair } from './fair'
import { match } from './match'
import { movement } from './movement'
import { obstacles } from './obstacles'
import { play } from './play'
import { scenarios } from './scenarios'
import { setup } from './setup'
import { ships } from './ships'
import { withOtherWords } from '../also'

/** In the order of the book. */
const inOrder: readonly Chapter[] = [
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
  expansion1,
  match,
]

export const chapters: readonly Chapter[] = inOrder.map(withOtherWords)
