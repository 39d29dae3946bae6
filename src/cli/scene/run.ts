import { canonical, copy, type AnyGame, type Base, type FlickOption } from '../../games/kit'
import {
  answer, ended, offerDraw, promptNumber, reply, resign, retract, startMatch, luckOf, type Luck, type Match, type Step,
  type Table,
} from '../../match'
import { randomAim } from '../../players/bots/random-aim'
import { random } from '../../table/exact'
import type { Aim, Played, Pose } from '../../table/types'
import { at, compare, seen } from './look'
import { outcome } from './outcome'
import type { Scene, SceneStep } from './types'

/** A scene's table and luck: the step that is played may say what they do. */
interface Stage {
  step: SceneStep | null
}

/** Plays a scene; the sentences of what is not as it should be, nothing when all is well. */
export function runScene(scene: Scene, game: AnyGame, real: Table): string[] {
  if (scene.same.length === 0) return ['A scene also says what must not have changed (same).']
  const stage: Stage = { step: null }
  const match = open(scene, game, stagedTable(stage, real), stagedLuck(stage))
  const before = copy(seen(match))
  for (const [i, step] of scene.play.entries()) {
    const wrong = playStep(match, stage, step)
    if (wrong.length) return wrong.map((what) => `Step ${i + 1}: ${what}`)
  }
  return [...compare(seen(match), scene.then), ...changed(scene.same, before, seen(match)), ...deadEnd(match)]
}

function changed(paths: readonly string[], before: unknown, after: unknown): string[] {
  return paths
    .filter((path) => canonical(at(before, path) ?? null) !== canonical(at(after, path) ?? null))
    .map((path) => `${path} has changed from ${canonical(at(before, path) ?? null)} to ${canonical(at(after, path) ?? null)}`)
}

const deadEnd = (match: Match): string[] =>
  ended(match) || match.asks.some(({ options }) => options.length > 0) ? [] : ['Nobody can act and the match is not over']

function open(scene: Scene, game: AnyGame, table: Table, luck: Luck): Match {
  const { setup, choices = {} } = scene.setup
  const seats = (game.setups.find(({ id }) => id === setup)?.seats ?? []).map(({ id, name }) =>
    ({ seat: id, name, player: 'human' }))
  const laid: AnyGame = { ...game, begin: (choice) => layOver(game.begin(choice), scene.given ?? {}) }
  const started = startMatch(laid, table, { setup: { setup, choices }, seats, sameScreen: true, chance: 'a scene' }, luck)
  if (!started.ok) throw new Error(started.why)
  return started.match
}

type Begun = ReturnType<AnyGame['begin']>

const layOver = (begun: Begun, given: Record<string, unknown>): Begun =>
  begun.ok ? { ok: true, state: laidOver(begun.state, given) as Base } : begun

/** `given` over `value`, deep; null takes a key away; lists are replaced whole. */
function laidOver(value: unknown, given: unknown): unknown {
  const plain = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v)
  if (!plain(value) || !plain(given)) return given
  const result: Record<string, unknown> = { ...value }
  for (const [key, inner] of Object.entries(given)) {
    if (inner === null) delete result[key]
    else result[key] = laidOver(value[key], inner)
  }
  return result
}

/** A flick with a written outcome does not reach the engine. */
const stagedTable = (stage: Stage, real: Table): Table => ({
  ...real,
  play(rest, flick): Played {
    const { step } = stage
    if (!step?.table) return real.play(rest, flick)
    return { result: outcome(step.table), track: { hz: 60, frames: 0, pieces: {} } }
  },
})

function stagedLuck(stage: Stage): Luck {
  const drawn = luckOf('a scene')
  return {
    shake: drawn.shake,
    draw(place, request) {
      const written = stage.step?.rolls
      if (request.do !== 'roll' || !written?.length) return drawn.draw(place, request)
      return { key: request.key, did: 'rolled', values: written.splice(0, request.dice.length) }
    },
  }
}

function playStep(match: Match, stage: Stage, step: SceneStep): string[] {
  stage.step = copy(step)
  const done = act(match, step)
  if (step.refused !== undefined) return refusedAs(done, step.refused)
  if (!done.ok) return [`refused: ${done.why}`]
  return step.then ? compare(seen(match), step.then) : []
}

function refusedAs(done: Step, expected: string): string[] {
  if (done.ok) return [`it was allowed, and should be refused: ${expected}`]
  return done.why.includes(expected) ? [] : [`it was refused with '${done.why}', not '${expected}'`]
}

function act(match: Match, step: SceneStep): Step {
  const { seat } = step
  if (step.match === 'take back') return retract(match, seat)
  if (step.match === 'resign') return resign(match, seat)
  if (step.match === 'offer draw') return offerDraw(match, seat)
  if (step.match) return reply(match, seat, step.match)
  return answer(match, seat, { n: promptNumber(match.record.journal), ids: [step.do ?? []].flat(), ...details(match, step) })
}

/** Where the scene does not care how, any legal aim or the example pose will do. */
function details(match: Match, step: SceneStep): { aim?: Aim; pose?: Pose | 'nowhere' } {
  const options = match.asks.find(({ seat }) => seat === step.seat)?.options ?? []
  const option = options.find(({ id }) => id === [step.do].flat()[0])
  if (option?.how === 'flick') return { aim: (step.aim as Aim | undefined) ?? anyAim(match, option) }
  if (option?.how !== 'place') return {}
  const eg = typeof option.eg === 'object' ? option.eg : { x: 0, y: 0, a: 0 }
  return { pose: typeof step.pose === 'object' ? { ...eg, ...step.pose } : (option.eg ?? eg) }
}

const anyAim = (match: Match, option: FlickOption): Aim =>
  randomAim(match.table.board, match.running.turn.s.table, option, random('a scene'))
