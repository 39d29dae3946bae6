import { flickfleet } from '../../../games/flickfleet'

/** A battle that is played from the home page, or from its game's set-up page, to its result. */
export interface WholeBattle {
  id: string
  game: string
  setup: string
  /** What is chosen on the set-up page, beside what was chosen there before. */
  picks: readonly { wanted: string; before: string }[]
}

/** A short game: whole ones are fuzzed. */
const SHORT = { wanted: '10: a short game', before: '20' }

const flicktier = (id: string, setup: string, ...picks: WholeBattle['picks']): WholeBattle => ({
  id,
  game: 'flicktier',
  setup,
  picks: [...picks, SHORT],
})

const TWO = 'Alliance, Empire'

export const battles: readonly WholeBattle[] = [
  ...flickfleet.setups.map(({ id }) => ({ id, game: 'flickfleet', setup: id, picks: [] })),
  flicktier('flicktier-2', 'galaxy'),
  flicktier('flicktier-3', 'galaxy', { wanted: 'Alliance, Empire, Surge', before: TWO }),
  flicktier('flicktier-4', 'galaxy', { wanted: 'Alliance, Empire, Federation, Surge', before: TWO }),
  flicktier('flicktier-solo', 'solo'),
]
