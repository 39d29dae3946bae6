import { flickfleet } from '../../../games/flickfleet'
import type { AnyGame } from '../../../games/kit'
import {
  answer,
  offerDraw,
  promptNumber,
  reply,
  resign,
  retract,
  type Match,
  type Step,
} from '../../../match'
import { nonces } from '../../../match/testing/nonces'
import { random, type Random } from '../../../table/exact'
import { answerOnce } from '../../play/drive'

/** One match that is kept for ever: how it starts, and what is done in it. */
export interface PastMatch {
  name: string
  game: AnyGame
  setup: string
  choices?: Record<string, string>
  /** One for each seat; 'human' where nothing is said. */
  players?: string[]
  /** Everybody has an own screen. */
  apart?: true
  /** The steps, one after the other. */
  acts: Act[]
}

/** One step; null when the match needs no more of it. */
type Act = (match: Match, next: Random) => Step | null

/** So many answers by chance, or until the match is over. */
const answers = (count: number): Act[] =>
  Array.from({ length: count }, () => (match, next) => (match.asks.length ? answerOnce(match, next) : null))

const takeBack: Act = (match) => retract(match, match.record.seats[0]!.seat)

/** Whoever is asked takes back what it has just chosen. */
const undo: Act = (match) => retract(match, match.asks[0]!.seat)

/** Answers by chance until this question is put. */
const untilAsked = (key: string): Act[] =>
  Array.from({ length: 40 }, () => (match, next) => {
    const { request } = match.running.turn
    return request?.key === key ? null : answerOnce(match, next)
  })

const picks =
  (seat: string, id: string): Act =>
  (match) =>
    answer(match, seat, { n: promptNumber(match.record.journal), ids: [id] })

const NOTES = [picks('ada', 'note'), picks('ada', 'end')]
const FIRST_ROUND = [...NOTES, picks('ada', 'ada1'), picks('ben', 'ben0'), picks('ben', 'on')]
const SECOND_ROUND = [picks('ada', 'end'), picks('ben', 'ben2'), picks('ada', 'ada0'), picks('ben', 'on')]

/** Every kind of thing that a stored match can hold, as small as may be. */
export const PAST_MATCHES: readonly PastMatch[] = [
  { name: 'finished', game: flickfleet, setup: 'introductory', acts: answers(200) },
  { name: 'shot-out', game: flickfleet, setup: 'target_practice', acts: answers(200) },
  {
    name: 'mid-turn',
    game: flickfleet,
    setup: 'introductory',
    acts: [...untilAsked('action'), undo, ...answers(12), ...untilAsked('shoot')],
  },
  {
    name: 'against-a-bot',
    game: flickfleet,
    setup: 'introductory',
    players: ['human', 'cadet'],
    acts: [...answers(7), takeBack, ...answers(5)],
  },
  {
    name: 'taken-back',
    game: flickfleet,
    setup: 'training_wheels',
    acts: [...answers(9), takeBack, takeBack, takeBack, ...answers(4), takeBack, ...answers(3)],
  },
  {
    name: 'resigned',
    game: flickfleet,
    setup: 'introductory',
    apart: true,
    acts: [...answers(8), (match) => resign(match, match.record.seats[1]!.seat)],
  },
  {
    name: 'agreed',
    game: flickfleet,
    setup: 'introductory',
    apart: true,
    acts: [
      ...answers(2),
      (match) => offerDraw(match, match.record.seats[0]!.seat),
      (match) => reply(match, match.record.seats[1]!.seat, 'accept'),
    ],
  },
  {
    name: 'offered',
    game: flickfleet,
    setup: 'firestorm',
    apart: true,
    choices: { placing: 'by hand' },
    acts: [...answers(16), (match) => offerDraw(match, match.record.seats[0]!.seat)],
  },
  { name: 'drifting', game: flickfleet, setup: 'gravitys_shadow', acts: answers(14) },
  {
    name: 'fair-battle',
    game: flickfleet,
    setup: 'fair_battle',
    choices: {
      points: '30',
      south: 'uprising: destroyer, fighter',
      north: 'imperium: destroyer, bomber',
      obstacles: 'coin, mug',
      placing: 'by hand',
    },
    acts: answers(24),
  },
  { name: 'secrets-over', game: nonces, setup: 'two', acts: [...FIRST_ROUND, ...SECOND_ROUND] },
  {
    name: 'secrets',
    game: nonces,
    setup: 'two',
    apart: true,
    acts: [...FIRST_ROUND, ...SECOND_ROUND.slice(0, 2)],
  },
]

/** The same words play the same match. */
export const chanceOf = ({ name }: PastMatch): Random => random(`past ${name}`)
