import { Session } from 'node:inspector/promises'

/** V8's own call counts, of the functions that were called since they were last read. */
interface Coverage {
  result: { url: string; functions: { functionName: string; ranges: { count: number }[] }[] }[]
}

export interface Calls {
  /** Which functions below `folder` were called since the last look: 'rules/damage.damagePoint'. */
  look(): Promise<Set<string>>
  close(): void
}

/** `folder`: 'src/games/flickfleet'. */
export async function watchCalls(folder: string): Promise<Calls> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  return {
    async look() {
      const { result } = (await session.post('Profiler.takePreciseCoverage')) as Coverage
      return new Set(result.flatMap((script) => calledIn(script, folder)))
    },
    close: () => session.disconnect(),
  }
}

function calledIn({ url, functions }: Coverage['result'][number], folder: string): string[] {
  const [, file] = url.split(`/${folder}/`)
  if (!file?.endsWith('.ts')) return []
  const called = functions.filter(({ ranges }) => ranges[0]!.count > 0)
  return called.map(({ functionName }) => `${chapterOf(file)}.${functionName}`)
}

/** 'rules/damage.ts' is 'rules/damage', 'modules/drift/index.ts' is 'modules/drift'. */
const chapterOf = (file: string): string => file.replace(/(\/index)?\.ts$/, '')
