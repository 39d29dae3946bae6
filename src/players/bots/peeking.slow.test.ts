import { describe, expect, test } from 'vitest'
import { canonical, type FlickOption, type Option } from '../../games/kit'
import { outlook, type Match } from '../../match'
import { random } from '../../table/exact'
import { figure, times } from '../../table/testing/thorough'
import { candidates } from './candidates'
import { imagined } from './mind'
import { game, positions, standAt, table } from './testing/positions'
import { think } from './think'

/**
 * Nobody looks behind the screen: what a bot decides follows from its seat's view and its own chance alone.
 */

const HAND = { bearing: 1, speed: 0.03, contact: 1 }

const dueAt = (match: Match) => match.asks.find(({ extra }) => !extra)!

type Chooser = (match: Match) => unknown

const honest: Chooser = (match) => {
  const mind = { game, table, outlook: outlook(match, dueAt(match).seat)!, hand: HAND, seed: 'peek?' }
  return think(mind, { budget: 6 }).answer
}

/** Planted: it reads how the next die will really be shaken. */
const peeking: Chooser = (match) => {
  const { options } = dueAt(match)
  const [shake] = match.luck.shake({ turn: match.record.turns.length, key: 'shoot', count: 0 })
  return options[Math.floor(shake! * options.length)]!.id
}

/** Positions at which it chooses differently although its seat sees the same. */
const told = (choose: Chooser, count: number): number =>
  positions(count).filter((position) => {
    const [one, other] = [standAt(position, 'a secret'), standAt(position, 'another secret')]
    expect(canonical(outlook(one, dueAt(one).seat))).toBe(canonical(outlook(other, dueAt(other).seat)))
    return canonical(choose(one)) !== canonical(choose(other))
  }).length

describe('no peeking', () => {
  test('on stored positions another secret of chance changes no choice', () => {
    expect(told(honest, times(200, 40))).toBe(0)
  })

  test('a planted bot that reads the real chance is caught', () => {
    expect(told(peeking, 40)).toBeGreaterThan(0)
  })

  test('over hundreds of shots the faces that its tries foresee are right no oftener than by chance', () => {
    const dice = positions(400)
      .map((position) => standAt(position, 'real'))
      .filter((match) => dieOf(match) !== null)
    const shots: Shown[] = []
    for (let i = 0; shots.length < times(2000, 300); i++) {
      const shown = facesOf(dice[i % dice.length]!, i)
      // A die that leaves the table shows nothing.
      if (shown.foreseen !== undefined && shown.real !== undefined) shots.push(shown)
    }
    const right = shots.filter(({ foreseen, real }) => foreseen === real).length
    const expected = shots.reduce((sum, { faces }) => sum + 1 / faces, 0)
    const deviation = Math.sqrt(shots.reduce((sum, { faces }) => sum + (1 / faces) * (1 - 1 / faces), 0))
    const beside = figure('right faces beside chance, deviations', (right - expected) / deviation)
    expect(Math.abs(beside)).toBeLessThan(3.5)
  })
})

type Die = FlickOption & Option

interface Shown {
  foreseen: number | undefined
  real: number | undefined
  faces: number
}

const dieOf = (match: Match): Die | null =>
  (dueAt(match).options.find((option) => option.how === 'flick' && option.adds) as Die | undefined) ?? null

/** The same flick in the head and at the table: what the die shows in both. */
function facesOf(match: Match, number: number): Shown {
  const { seat } = dueAt(match)
  const mind = { game, table, outlook: outlook(match, seat)!, hand: HAND, seed: `shot ${number}` }
  const head = imagined(mind, 0)
  const option = dieOf(match)!
  const rest = match.running.turn.s.table
  const ways = candidates(table, rest, { ...dueAt(match), options: [option] }, random('ways'))
  const { aim } = ways[number % ways.length]!.answer
  const place = { turn: match.record.turns.length, key: 'shoot', count: number }
  const show = (m: Match): number | undefined => {
    const { piece, surface, adds } = option
    const flick = { piece, surface, aim: aim!, adds: adds!, shake: m.luck.shake(place) }
    return table.play(rest, flick).result.poses[piece]?.up
  }
  return { foreseen: show(head), real: show(match), faces: option.adds!.shape === 'D6' ? 6 : 10 }
}
