import { type Random, below, random } from '../../exact'
import type { Board, Flick, Glide, Id, Rest } from '../../types'
import { BOARD } from '../board'
import { anyFlick, dieOf, pushOf } from '../flicks'
import { SCENERY, obstacles } from '../scenery'
import { crowd, lonely, twelveShips, twoFleets } from '../scenes'
import type { GoldenScene } from './golden'
import { lowDice } from './low'
import { smallPieces } from './small'

type Maker = (rest: Rest, next: Random) => Flick

const anyOf = (rest: Rest, next: Random): Id => {
  const movers = Object.keys(rest).filter((id) => !rest[id]!.fixed && !rest[id]!.sense)
  return movers[below(next, movers.length)]!
}

const push: Maker = (rest, next) => pushOf(BOARD, rest, anyOf(rest, next), 60 + below(next, 2018), next)

const die: Maker = (rest, next) =>
  dieOf(BOARD, rest, anyOf(rest, next), ['D6', 'D10'][below(next, 2)]!, 600 + below(next, 1901), next)

/** A die whose face the player chooses. */
const chosen: Maker = (rest, next) => {
  const flick = dieOf(BOARD, rest, anyOf(rest, next), 'D6', 600 + below(next, 1901), next)
  return { ...flick, adds: { ...flick.adds!, up: 1 + below(next, 6) } }
}

function scene(name: string, count: number, setUp: (next: Random) => Rest, make: Maker): GoldenScene {
  const next = random(`golden ${name}`)
  const rest = setUp(next)
  return { name, board: BOARD, rest, flicks: Array.from({ length: count }, () => make(rest, next)) }
}

/** 15 pushes of everything that can be pushed and 15 dice, among obstacles. */
function amongObstacles(): GoldenScene {
  const [next, rest] = [random('golden obstacles'), obstacles()]
  const pushed = ['carrier', 'destroyer', 'fighter', 'ring40', 'ring60']
  const flicks = Array.from({ length: 30 }, (_, i) => {
    const [id, speed] = [pushed[Math.floor(i / 2) % 5]!, 600 + below(next, 1479)]
    if (i % 2) return pushOf(SCENERY, rest, id, speed, next)
    return dieOf(SCENERY, rest, pushed[(i / 2) % 3]!, i % 4 ? 'D6' : 'D10', speed + 400, next)
  })
  return { name: 'obstacles', board: SCENERY, rest, flicks }
}

/** Where the star of `obstacles` stands: what drifts goes there (001:206). */
const STAR = { x: 200, y: 640 }

/** To the star, or to anywhere, off the table too; by a step like a drift's, or as far as it goes. */
function glideOf(rest: Rest, next: Random): Glide {
  const anywhere = { x: below(next, 1300) - 200, y: below(next, 1300) - 200 }
  const to = below(next, 2) ? STAR : anywhere
  return { piece: anyOf(rest, next), to, mm: below(next, 2) ? 50 : 100 + below(next, 900) }
}

function gliding(name: string, board: Board, count: number, setUp: (next: Random) => Rest): GoldenScene {
  const next = random(`golden ${name}`)
  const rest = setUp(next)
  return { name, board, rest, flicks: [], glides: Array.from({ length: count }, () => glideOf(rest, next)) }
}

/** What `npm run golden` stores: 330 flicks and 80 glides of fixed seeds. */
export const goldenScenes = (): GoldenScene[] => [
  scene('two-fleets-ships', 50, twoFleets, push),
  scene('two-fleets-dice', 40, twoFleets, die),
  scene('two-fleets-chosen-faces', 20, twoFleets, chosen),
  scene('lonely-wings', 30, (next) => lonely(BOARD, next), push),
  scene(
    'twelve-ships',
    40,
    (next) => twelveShips(BOARD, next),
    (rest, next) => anyFlick(BOARD, rest, next),
  ),
  scene(
    'crowd',
    40,
    (next) => crowd(BOARD, next),
    (rest, next) => anyFlick(BOARD, rest, next),
  ),
  amongObstacles(),
  smallPieces(),
  lowDice(),
  gliding('glides-obstacles', SCENERY, 40, obstacles),
  gliding('glides-crowd', BOARD, 40, (next) => crowd(BOARD, next)),
]
