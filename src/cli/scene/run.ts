import { canonical, copy, seatsWith, type AnyGame, type Base } from '../../games/kit'
import { ended, startMatch, type Luck, type Match, type Tables } from '../../match'
import { act } from './act'
import { laidOver } from './lay'
import { at, compare, seen, viewersIn } from './look'
import { stagedLuck, stagedTable, type Stage } from './stage'
import type { Scene, SceneStep } from './types'
import type { Refusal } from '../../table/types'

/** Plays a scene; the sentences of what is not as it should be, nothing when all is well. */
export function runScene(scene: Scene, game: AnyGame, real: Tables): string[] {
  const stage: Stage = { step: beginning(scene) }
  const opened = open(scene, game, (board) => stagedTable(stage, real(board)), stagedLuck(stage))
  if (scene.refused !== undefined) return refusedAs(opened, scene.refused)
  if (!opened.ok) return [`refused: ${opened.why}`]
  return [...unused(stage), ...playAll(scene, opened.match, stage)]
}

function playAll(scene: Scene, match: Match, stage: Stage): string[] {
  if (scene.same.length === 0) return ['A scene also says what must not have changed (same).']
  const viewers = viewersIn(pathsOf(scene))
  const look = (): Seen => copy(seen(match, viewers))
  const moments = [look()]
  for (const [i, step] of scene.play.entries()) {
    const wrong = playStep(match, stage, step)
    const now = look()
    wrong.push(...compare(now, step.then ?? {}), ...unlike(step, moments, now))
    if (wrong.length) return wrong.map((what) => `Step ${i + 1}: ${what}`)
    moments.push(now)
  }
  const last = moments.at(-1)!
  return [...compare(last, scene.then), ...changed(scene.same, moments[0], last), ...deadEnd(match)]
}

type Seen = ReturnType<typeof seen>

const pathsOf = ({ then, same, play }: Scene): string[] => [
  ...Object.keys(then),
  ...same,
  ...play.flatMap((step) => [...Object.keys(step.then ?? {}), ...(step.like?.paths ?? [])]),
]

/** What chance does before anybody has answered. */
function beginning({ rolls, shuffles }: Scene): SceneStep | null {
  if (!rolls && !shuffles) return null
  return copy({ seat: '', ...(rolls && { rolls }), ...(shuffles && { shuffles }) })
}

const unlike = ({ like }: SceneStep, moments: readonly Seen[], now: Seen): string[] =>
  like ? changed(like.paths, moments[like.step], now) : []

function changed(paths: readonly string[], before: unknown, after: unknown): string[] {
  return paths
    .filter((path) => canonical(at(before, path) ?? null) !== canonical(at(after, path) ?? null))
    .map(
      (path) =>
        `${path} was ${canonical(at(before, path) ?? null)} and is ${canonical(at(after, path) ?? null)}`,
    )
}

const deadEnd = (match: Match): string[] =>
  ended(match) || match.asks.some(({ options }) => options.length > 0)
    ? []
    : ['Nobody can act and the match is not over']

function open(scene: Scene, game: AnyGame, tables: Tables, luck: Luck): ReturnType<typeof startMatch> {
  const { setup, choices = {} } = scene.setup
  const found = game.setups.find(({ id }) => id === setup)
  const seats = (found ? seatsWith(found, choices) : []).map(({ id, name }) => ({
    seat: id,
    name,
    player: 'human',
  }))
  const laid: AnyGame = { ...game, begin: (choice) => layOver(game.begin(choice), scene.given ?? {}) }
  const wanted = { setup: { setup, choices }, seats, sameScreen: true, chance: 'a scene' }
  return startMatch(laid, tables, wanted, luck)
}

type Begun = ReturnType<AnyGame['begin']>

const layOver = (begun: Begun, given: Record<string, unknown>): Begun =>
  begun.ok ? { ok: true, state: laidOver(begun.state, given) as Base } : begun

function playStep(match: Match, stage: Stage, step: SceneStep): string[] {
  stage.step = copy(step)
  const done = act(match, step)
  if (step.refused !== undefined) return refusedAs(done, step.refused)
  if (!done.ok) return [`refused: ${done.why}${done.fault instanceof Error ? ` ${done.fault.message}` : ''}`]
  return unused(stage)
}

/** Everything written must have been used. */
function unused({ step }: Stage): string[] {
  const { rolls = [], shuffles = [], glides = [] } = step ?? {}
  return [
    ...shuffles.map((order) => `not shuffled: ${order.join(', ')}`),
    ...(rolls.length ? [`not rolled: ${rolls.join(', ')}`] : []),
    ...(glides.length ? [`did not glide: ${glides.flat().join('; ')}`] : []),
  ]
}

function refusedAs(done: { ok: true } | Refusal, expected: string): string[] {
  if (done.ok) return [`it was allowed, and should be refused: ${expected}`]
  return done.why.includes(expected) ? [] : [`it was refused with '${done.why}', not '${expected}'`]
}
