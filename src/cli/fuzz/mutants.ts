import { copy, type AnyGame, type Base, type Fact, type Play, type Script } from '../../games/kit'
import { view, type Table, type Tables } from '../../match'
import type { Look } from './leaks'

/** What the fuzzer plays with; a mutant plants one fault in it. */
export interface Subject {
  game: AnyGame
  tables: Tables
  look: Look
}

/** A fault that the fuzzer must find; `about` is what --help says. */
interface Mutant {
  about: string
  plant(subject: Subject): Subject
}

/** Faults of match and table, whatever is played. */
const MUTANTS: Record<string, Mutant> = {
  leak: {
    about: 'a covered value appears in another view',
    plant: (subject) => ({ ...subject, look: leakyView }),
  },
  'no-wall': {
    about: 'a piece that went out stays in play',
    plant: (subject) => ({ ...subject, tables: (board) => withoutWall(subject.tables(board)) }),
  },
  loose: {
    about: 'what is fixed is pushed along',
    plant: (subject) => ({ ...subject, tables: (board) => withLooseScenery(subject.tables(board)) }),
  },
}

/** Those, and the game's own. */
export const mutantsOf = (game: AnyGame): Record<string, Mutant> => ({ ...MUTANTS, ...plantedIn(game) })

const leakyView: Look = (match, viewer) => {
  const shown = view(match, viewer)
  return { ...shown, log: [...shown.log, { n: 0, say: `Debug: ${match.record.chance}` }] }
}

/** The planted fault of a game spoils the state after each step. */
const plantedIn = (game: AnyGame): Record<string, Mutant> =>
  Object.fromEntries(
    Object.entries(game.planted ?? {}).map(([name, { about, spoil }]) => [
      name,
      {
        about,
        plant: (subject) => ({ ...subject, game: { ...game, turn: (g) => spoiled(game, g, spoil) } }),
      },
    ]),
  )

type Spoil = NonNullable<AnyGame['planted']>[string]['spoil']

function* spoiled(game: AnyGame, g: Play<Base, unknown>, spoil: Spoil): Script {
  const script = game.turn(g)
  let fact: Fact | undefined
  for (;;) {
    const before = copy(g.s)
    const { value, done } = script.next(fact as Fact)
    spoil(g.s, before)
    if (done) return
    fact = yield value
  }
}

/** What left comes to lie beyond the edge instead. */
const withoutWall = (table: Table): Table => ({
  ...table,
  play(rest, flick) {
    const { result, track } = table.play(rest, flick)
    const out = result.events.flatMap((e) =>
      e.is === 'out' ? [[e.a, { x: e.at.x * 1.2 - 90, y: e.at.y * 1.2 - 90, a: 0 }]] : [],
    )
    const events = result.events.filter((e) => e.is !== 'out')
    return { track, result: { ...result, events, poses: { ...result.poses, ...Object.fromEntries(out) } } }
  },
})

/** Every flick pushes what is fixed by a centimetre. */
const withLooseScenery = (table: Table): Table => ({
  ...table,
  play(rest, flick) {
    const { result, track } = table.play(rest, flick)
    const pushed = Object.entries(rest).flatMap(([id, { fixed, pose }]) =>
      fixed ? [[id, { ...pose, x: pose.x + 10 }]] : [],
    )
    return { track, result: { ...result, poses: { ...result.poses, ...Object.fromEntries(pushed) } } }
  },
})
