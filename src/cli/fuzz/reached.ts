import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector'
import { fileURLToPath } from 'node:url'
import type { AnyGame } from '../../games/kit'
import type { Match } from '../../match'

/** What was met: prompts by key, options by kind, rule functions by name. */
export interface Reached {
  prompts: Map<string, number>
  options: Map<string, number>
}

export const nothingYet = (): Reached => ({ prompts: new Map(), options: new Map() })

export function meet({ prompts, options }: Reached, match: Match): void {
  const key = match.running.turn.request?.key
  if (key) count(prompts, key)
  for (const ask of match.asks) for (const { id } of ask.options) count(options, `${key} ${kindOf(id)}`)
}

/** 'ram:s3' and 'ram:s4' are one kind. */
const kindOf = (id: string): string => id.replace(/:.*/, ':…')

const count = (counts: Map<string, number>, what: string): void =>
  void counts.set(what, (counts.get(what) ?? 0) + 1)

/** V8's own call counts, kept from `watchCalls` until they are read. */
type Calls = { url: string; starts: Map<number, number> }[]

export interface Watch {
  /** The rule functions of a game: name -> how often each was called. */
  functions(game: AnyGame): Promise<Map<string, number>>
}

export async function watchCalls(): Promise<Watch> {
  const session = new Session()
  session.connect()
  await post(session, 'Profiler.enable')
  await post(session, 'Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  return {
    async functions(game) {
      const calls = callsOf(await post(session, 'Profiler.takePreciseCoverage'))
      session.disconnect()
      return countsOf(game, calls)
    },
  }
}

const post = (session: Session, method: string, params: object = {}): Promise<unknown> =>
  new Promise((resolve, reject) => {
    session.post(method, params, (error: Error | null, result?: object) =>
      error ? reject(error) : resolve(result),
    )
  })

interface Coverage {
  result: { url: string; functions: { ranges: { startOffset: number; count: number }[] }[] }[]
}

function callsOf(coverage: unknown): Calls {
  return (coverage as Coverage).result
    .filter(({ url }) => url.startsWith('file:'))
    .map(({ url, functions }) => ({
      url,
      starts: new Map(functions.map(({ ranges: [range] }) => [range!.startOffset, range!.count])),
    }))
}

/** A function is found in the running script by its own text. */
function countsOf(game: AnyGame, calls: Calls): Map<string, number> {
  const scripts = calls.map(({ url, starts }) => ({
    source: readFileSync(fileURLToPath(url), 'utf8'),
    starts,
  }))
  return new Map(
    ruleFunctions(game).map(([name, fn]) => {
      const text = String(fn)
      const found = scripts
        .map(({ source, starts }) => starts.get(source.indexOf(text)))
        .find((n) => n !== undefined)
      return [name, found ?? 0]
    }),
  )
}

/** Every function a chapter exports, those inside its tables included. */
export function ruleFunctions(game: AnyGame): [string, unknown][] {
  return Object.entries(game.chapters).flatMap(([chapter, exported]) =>
    Object.entries(exported).flatMap(([name, value]): [string, unknown][] => {
      if (typeof value === 'function') return [[`${chapter}.${name}`, value]]
      if (typeof value !== 'object' || value === null) return []
      return Object.entries(value)
        .filter(([, inner]) => typeof inner === 'function')
        .map(([inner, fn]) => [`${chapter}.${name}.${inner}`, fn])
    }),
  )
}
