import { postgresPrograms, startPostgres } from '../../../server/storage/testing/postgres'
import { median, quantile } from '../../../table/testing/bench/report'
import { type Ratios, spread } from '../ratios'
import { startChild, type Child } from './child'
import { flatOut, inTurn, paced, type Round } from './drive'
import { openAll, openMatch, openRelayed, type Played } from './pages'

const SIZES = [20, 200, 1000]
/** The size that is compared with the last figures. */
const USUAL = 200
const ROUNDS = 3
const SECONDS = 3
/** Answers a second at which the wait is measured. */
const PACE = 200
/** Answers of the match that is followed as it grows, and how many of them are its start and its end. */
const [LONG, ENDS] = [200, 20]

/** PostgreSQL is left out, and this is said, where its programs are not. */
async function withDatabases(use: (name: string, address?: string) => Promise<void>): Promise<void> {
  await use('PGlite')
  const programs = postgresPrograms()
  if (!programs) return console.log('PostgreSQL is not on this machine.')
  const postgres = await startPostgres(programs)
  await use('PostgreSQL', postgres.address).finally(() => postgres.stop())
}

interface Side {
  child: Child
  matches: Played[]
}

async function openSide(
  what: 'flicktable' | 'relay',
  count: number,
  database: string | undefined,
): Promise<Side> {
  const child = await startChild(what, database)
  const matches = await openAll(what === 'relay' ? openRelayed : openMatch, child.url, count)
  return { child, matches }
}

async function closeSide({ child, matches }: Side): Promise<void> {
  for (const match of matches) match.close()
  await child.close()
}

const ms = (waits: readonly number[], share: number): string => `${quantile(waits, share).toFixed(0)} ms`
const waited = (rounds: readonly Round[]): string => {
  const waits = rounds.flatMap((round) => round.waits)
  return `p50 ${ms(waits, 0.5)}, p99 ${ms(waits, 0.99)}`
}
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** Both in turn, so that what else the machine does falls on both alike. Answers the ratio. */
async function benchSize(name: string, count: number, database?: string): Promise<number> {
  const ours = await openSide('flicktable', count, database)
  const bare = await openSide('relay', count, database)
  const rounds: { ours: Round; bare: Round }[] = []
  for (let i = 0; i <= ROUNDS; i++) {
    rounds.push({
      ours: await flatOut(ours.child, ours.matches, SECONDS),
      bare: await flatOut(bare.child, bare.matches, SECONDS),
    })
  }
  // The first round warms up.
  rounds.shift()
  const calm = await paced(ours.child, ours.matches, SECONDS, PACE)
  await Promise.all([closeSide(ours), closeSide(bare)])
  const ratios = rounds.map((round) => round.ours.perCpuSecond / round.bare.perCpuSecond)
  const of = (who: 'ours' | 'bare'): number[] => rounds.map((round) => round[who].perCpuSecond)
  console.log(`${name}, ${count} matches`)
  console.log(
    `  flicktable  ${spread(of('ours'))} answers per CPU-second, ${waited(rounds.map((r) => r.ours))}`,
  )
  console.log(
    `  bare relay  ${spread(of('bare'))} answers per CPU-second, ${waited(rounds.map((r) => r.bare))}`,
  )
  console.log(`  ratio       ${spread(ratios, 4)}`)
  console.log(`  at ${PACE} answers a second: ${waited([calm])}`)
  return median(ratios)
}

async function benchLong(name: string, database?: string): Promise<void> {
  const side = await openSide('flicktable', 1, database)
  const [match] = side.matches
  const rounds: Round[] = []
  for (const answers of [ENDS, LONG - 2 * ENDS, ENDS]) rounds.push(await inTurn(side.child, match!, answers))
  await closeSide(side)
  const said = ({ perCpuSecond, bytes }: Round): string =>
    `${(1000 / perCpuSecond).toFixed(1)} ms of CPU, ${kB(bytes)} to a page`
  console.log(`${name}, a lone match, for an answer`)
  console.log(`  the first ${ENDS}: ${said(rounds[0]!)}`)
  console.log(`  after ${LONG - ENDS}: ${said(rounds[2]!)}`)
}

/**
 * Times plain answers, which flick nothing, over real sockets: two pages a match, stored before they are
 * shown, beside a relay that stores and sends the same answers without any rules. Prints answers for each
 * second of the server's processor (of PostgreSQL's own work nothing is counted), how long an answer waits,
 * and what comes to a page.
 */
export async function benchServer(sizes: readonly number[] = SIZES): Promise<Ratios> {
  const ratios: Ratios = {}
  await withDatabases(async (name, database) => {
    await benchLong(name, database)
    for (const size of sizes) ratios[`server ${name} ${size}`] = await benchSize(name, size, database)
  })
  return ratios
}

/** What `bench compare` looks at. */
export const benchUsualServer = (): Promise<Ratios> => benchServer([USUAL])
