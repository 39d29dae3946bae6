import * as begin from './begin'
import * as bug from './powers/bug'
import * as claim from './powers/claim'
import * as trade from './powers/trade'
import * as warp from './powers/warp'
import * as again from './rules/again'
import * as attack from './rules/attack'
import * as build from './rules/build'
import * as cards from './rules/cards'
import * as combat from './rules/combat'
import * as disturbed from './rules/disturbed'
import * as ending from './rules/ending'
import * as exploit from './rules/exploit'
import * as flick from './rules/flick'
import * as hyperspace from './rules/hyperspace'
import * as missions from './rules/missions'
import * as move from './rules/move'
import * as needs from './rules/needs'
import * as raiders from './rules/raiders'
import * as retreat from './rules/retreat'
import * as returning from './rules/return'
import * as scoring from './rules/scoring'
import * as setup from './rules/setup'
import * as ships from './rules/ships'
import * as turn from './rules/turn'
import * as upgrade from './rules/upgrade'

/** The rule functions by file: the fuzzer counts which were reached. */
export const chapters: Readonly<Record<string, object>> = {
  begin,
  bug,
  claim,
  trade,
  warp,
  again,
  attack,
  build,
  cards,
  combat,
  disturbed,
  ending,
  exploit,
  flick,
  hyperspace,
  missions,
  move,
  needs,
  raiders,
  retreat,
  returning,
  scoring,
  setup,
  ships,
  turn,
  upgrade,
}
