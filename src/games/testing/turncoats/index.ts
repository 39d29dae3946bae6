import type { Game } from '../../kit'
import { begin, setup } from './begin'
import { BOARDS, FLICKS } from './board'
import { bot } from './bot'
import { faults } from './faults'
import { planted } from './planted'
import * as play from './play'
import * as scoring from './scoring'
import type { State } from './state'
import { describe, title } from './view'
import { words } from './words'

/** Turncoats: a made-up game for tests, with all that FlickFleet has not. */
export const turncoats: Game<State, null> = {
  id: 'turncoats',
  name: 'Turncoats',
  version: '1',
  boards: BOARDS,
  boardOf: ({ mat }) => mat,
  setups: [setup],
  begin,
  rules: () => null,
  turn: play.turn,
  leaves: play.leaves,
  faults,
  planted,
  chapters: { play, scoring },
  pieceName: (_, id) => play.sayPiece(id),
  words,
  title,
  describe,
  reference: () => import('./reference').then(({ reference }) => reference),
  flicks: FLICKS,
  bot,
}
