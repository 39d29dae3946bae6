import type { AnyGame, Base, Fact, Play, Script } from '../../games/kit'
import { view, type Table } from '../../match'
import type { Look } from './inspect'

/** What the fuzzer plays with; a mutant plants one fault in it. */
export interface Subject {
  game: AnyGame
  table: Table
  look: Look
}

/** Faults that the fuzzer must find; `about` is what --help says. */
export const mutants: Record<string, { about: string; plant(subject: Subject): Subject }> = {
  leak: {
    about: 'a covered value appears in another view',
    plant: (subject) => ({ ...subject, look: leakyView }),
  },
  'double-cube': {
    about: 'an activation keeps its cube',
    plant: (subject) => ({ ...subject, game: afterEachStep(subject.game, keepCube) }),
  },
  'lost-disc': {
    about: 'a removed disc is counted nowhere',
    plant: (subject) => ({ ...subject, game: afterEachStep(subject.game, loseDiscs) }),
  },
  'no-wall': {
    about: 'a piece that went out stays in play',
    plant: (subject) => ({ ...subject, table: withoutWall(subject.table) }),
  },
  loose: {
    about: 'what is fixed is pushed along',
    plant: (subject) => ({ ...subject, table: withLooseScenery(subject.table) }),
  },
}

const leakyView: Look = (match, viewer) => {
  const shown = view(match, viewer)
  return { ...shown, log: [...shown.log, { n: 0, say: `Debug: ${match.record.chance}` }] }
}

/** The parts of a FlickFleet state that the planted faults spoil. */
interface Spoilable extends Base {
  active: { ship: string } | null
  ships: Record<string, { cube: boolean }>
  box: Record<string, number>
}

type Spoil = (now: Spoilable, before: Spoilable['box']) => void

const keepCube: Spoil = (s) => {
  if (s.active) s.ships[s.active.ship]!.cube = true
}

const loseDiscs: Spoil = (s, before) => {
  for (const kind of Object.keys(s.box))
    if (kind !== 'shield' && kind !== 'piece') s.box[kind] = before[kind] ?? 0
}

function afterEachStep(game: AnyGame, spoil: Spoil): AnyGame {
  return { ...game, turn: (g) => spoiled(game, g, spoil) }
}

function* spoiled(game: AnyGame, g: Play<Base, unknown>, spoil: Spoil): Script {
  const script = game.turn(g)
  const s = g.s as Spoilable
  let fact: Fact | undefined
  for (;;) {
    const before = { ...s.box }
    const { value, done } = script.next(fact as Fact)
    spoil(s, before)
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
