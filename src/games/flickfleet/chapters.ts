import * as begin from './begin'
import * as buying from './begin/buying'
import * as choices from './begin/choices'
import * as deploy from './begin/deploy'
import * as fleets from './begin/fleets'
import * as obstacleTexts from './begin/obstacles'
import * as things from './begin/things'
import * as check from './fleet/check'
import * as price from './fleet/price'
import * as roomCheck from './fleet/room'
import { modules } from './modules'
import * as activation from './rules/activation'
import * as arrival from './rules/arrival'
import * as battle from './rules/battle'
import * as collision from './rules/collision'
import * as damage from './rules/damage'
import * as ending from './rules/ending'
import * as firing from './rules/firing'
import * as gates from './rules/gates'
import * as launch from './rules/launch'
import * as losses from './rules/losses'
import * as motion from './rules/motion'
import * as move from './rules/move'
import * as obstacles from './rules/obstacles'
import * as order from './rules/order'
import * as placement from './rules/placement'
import * as ramming from './rules/ramming'
import * as recharge from './rules/recharge'
import * as repair from './rules/repair'
import * as round from './rules/round'
import * as row from './rules/row'
import * as routed from './rules/routed'
import * as setup from './rules/setup'
import * as shot from './rules/shot'
import * as tokens from './rules/tokens'
import * as wings from './rules/wings'
import * as winning from './rules/winning'

const ofModules: Record<string, object> = Object.assign({}, ...modules.map((module) => module.chapters))

/** The rule functions by file: the fuzzer counts which were reached. */
export const chapters: Readonly<Record<string, object>> = {
  activation,
  arrival,
  battle,
  begin,
  buying,
  check,
  choices,
  collision,
  damage,
  deploy,
  ending,
  firing,
  fleets,
  gates,
  launch,
  losses,
  motion,
  move,
  obstacleTexts,
  obstacles,
  order,
  placement,
  price,
  ramming,
  recharge,
  repair,
  round,
  roomCheck,
  routed,
  row,
  setup,
  shot,
  things,
  tokens,
  wings,
  winning,
  ...ofModules,
}
