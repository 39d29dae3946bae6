import { checkAim, litLength } from '../../table/aim'
import { roundTo, turn, type Random } from '../../table/exact'
import type { FlickOption } from '../../games/kit'
import type { Aim, Board, Rest } from '../../table/types'
import { flickedShape, flickOf, isDie } from '../flicked'
import type { Hand } from './levels'

/** One flick in so many slips: it misses by three times as much. Hands are heavier-tailed than a bell. */
const SLIPS = 0.08
const SLIP = 3

/** Roughly normal with standard deviation 1: twelve uniform numbers (Irwin and Hall). */
function bell(next: Random): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += next()
  return sum
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** What the hand makes of an aim: off by a little, and always a flick that the table allows. */
export function flicked(
  board: Board,
  rest: Rest,
  option: FlickOption,
  meant: Aim,
  hand: Hand,
  next: Random,
): Aim {
  const off = next() < SLIPS ? SLIP : 1
  const aim: Aim = {
    ...meant,
    at: contactOff(board, rest, option, meant.at + off * hand.contact * bell(next)),
    bearing: roundTo(turn(meant.bearing + off * hand.bearing * bell(next)), 20) % 360,
    speed: Math.round(within(meant.speed * (1 + off * hand.speed * bell(next)), option.min, option.max)),
  }
  return checkAim(board, rest, flickOf(option, aim)).ok ? aim : { ...meant, speed: aim.speed }
}

/** Dice are pushed through their middle; elsewhere the finger stays on the lit edges. */
function contactOff(board: Board, rest: Rest, option: FlickOption, at: number): number {
  const shape = flickedShape({ board, rest }, option)
  if (isDie(shape)) return 0
  return roundTo(within(at, 0, litLength(shape, option.surface) - 0.1), 10)
}
