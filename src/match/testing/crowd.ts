import {
  button,
  choose,
  foes,
  log,
  offer,
  over,
  teamsOf,
  together,
  type Base,
  type Game,
  type Play,
  type Script,
  type Seat,
  type SetupSeat,
} from '../../games/kit'
import { answer, promptNumber, startMatch, type Match, type Step } from '../index'
import { bareTable } from './bare-table'

/** A made-up game for any number of seats: one after the other steps on, or puts the next foe out. */
export interface Crowd extends Base {
  steps: Record<Seat, number>
  /** Whose turn was last. */
  last: number
}

type G = Play<Crowd, null>

const inOrder = (names: string, teams = ''): SetupSeat[] =>
  names.split(' ').map((id, i) => ({ id, name: id, ...(teams ? { team: teams[i]! } : {}) }))

const SETUPS: Record<string, SetupSeat[]> = {
  alone: inOrder('ada'),
  three: inOrder('ada ben cleo'),
  teams: inOrder('ada ben cleo dan', 'abab'),
  together: inOrder('ada ben', 'aa'),
}

function* turn(g: G): Script {
  const { s } = g
  const seat = nextOf(s)
  s.last = s.seats.indexOf(seat)
  yield* offer(g, { key: 'step', seat, why: `${seat} steps.` }, [
    button({ id: 'step', verb: 'step', say: 'Step' }, function* () {
      s.steps[seat] = (s.steps[seat] ?? 0) + 1
    }),
    button({ id: 'oust', verb: 'oust', say: 'Put the next foe out' }, function* () {
      s.out = [
        ...(s.out ?? []),
        ...foes(s, seat)
          .filter((foe) => !s.out?.includes(foe))
          .slice(0, 1),
      ]
    }),
    button({ id: 'vote', verb: 'vote', say: 'Let all vote' }, () => vote(s)),
    button({ id: 'lose', verb: 'lose', say: 'Lose for everybody' }, () =>
      over({ winners: [], why: 'The moon has fallen.' }),
    ),
  ])
}

function* vote(s: Crowd): Script {
  const yes = choose({ id: 'yes', verb: 'vote', say: 'Yes' })
  const asks = s.seats.map((seat) => ({ seat, say: 'Vote.', options: [yes] }))
  const votes = yield* together('vote', 'All vote.', asks)
  log(s, `Votes of ${Object.keys(votes).join(', ')}.`)
}

function nextOf({ seats, last, out = [] }: Crowd): Seat {
  const after = seats.map((_, i) => seats[(last + 1 + i) % seats.length]!)
  return after.find((seat) => !out.includes(seat))!
}

export const crowd: Game<Crowd, null> = {
  id: 'crowd',
  name: 'Crowd',
  version: '1',
  boards: { mat: { size: { x: 100, y: 100 }, shapes: {} } },
  boardOf: () => 'mat',
  setups: Object.entries(SETUPS).map(([id, seats]) => ({
    id,
    name: id,
    about: '',
    seats: () => seats,
    choices: [],
  })),
  begin: ({ setup }) => {
    const seats = SETUPS[setup]!
    const ids = seats.map(({ id }) => id)
    return { ok: true, state: { table: {}, seats: ids, ...teamsOf(seats), log: [], steps: {}, last: -1 } }
  },
  rules: () => null,
  turn,
  leaves({ s }, seat) {
    delete s.steps[seat]
    log(s, `${seat}'s steps are wiped away.`)
  },
  faults: () => [],
  chapters: {},
  pieceName: (_, id) => id,
  title: () => '',
  describe: () => ({ pieces: {}, sides: {}, house: [] }),
}

export function newCrowd(setup: string, sameScreen = false): Match {
  const seats = SETUPS[setup]!.map(({ id }) => ({ seat: id, name: id.toUpperCase(), player: 'human' }))
  const wanted = { setup: { setup, choices: {} }, seats, sameScreen, chance: 'a secret of sixteen' }
  const started = startMatch(crowd, bareTable, wanted)
  if (!started.ok) throw new Error(started.why)
  return started.match
}

export const does = (match: Match, seat: Seat, id: string): Step =>
  answer(match, seat, { n: promptNumber(match.record.journal), ids: [id] })
