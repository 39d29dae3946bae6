import { noRest, text, UsageError, whole, type Command, type Given } from '../command'
import { tryMatch, type Trial } from '../fuzz/fuzz'
import { mutantsOf, type Subject } from '../fuzz/mutants'
import { nothingYet, watchCalls, type Reached } from '../fuzz/reached'
import { scriptedTable } from '../fuzz/scripted/table'
import { GAME, gameIn, setupNamed, writeJson } from '../file'
import { realTables, rememberingTables } from '../real-tables'
import { keptTables, view, type Tables } from '../../match'
import { games } from '#games'
import type { AnyGame } from '../../games/kit'

const mutantsInWords = games
  .flatMap((game) => Object.entries(mutantsOf(game)))
  .filter(([name], i, all) => all.findIndex(([other]) => other === name) === i)
  .map(([name, { about }]) => `${name} (${about})`)
  .join(', ')

export const fuzz: Command = {
  name: 'fuzz',
  summary: 'random players look for crashes, dead ends, endless matches and broken rules; exit 1 if found',
  options: {
    game: GAME,
    setup: { type: 'string', takes: 'SETUP', about: 'only this one: all' },
    matches: { type: 'string', takes: 'N', about: '100' },
    seed: { type: 'string', takes: 'N', about: '1' },
    from: { type: 'string', takes: 'N', about: 'the first match to play, to reproduce one: 1' },
    table: {
      type: 'string',
      takes: 'WHICH',
      about: 'real (default), or scripted: no physics, rare results often',
    },
    mutant: { type: 'string', takes: 'NAME', about: `plants a fault that must be found: ${mutantsInWords}` },
    out: { type: 'string', takes: 'FOLDER', about: 'where files that reproduce a fault go: .' },
  },
  async run(given) {
    noRest(given)
    const [seed, from, matches] = [
      whole(given, 'seed', 1),
      whole(given, 'from', 1, 1),
      whole(given, 'matches', 100, 1),
    ]
    const subject = await subjectOf(given)
    const watch = await watchCalls()
    const reached = nothingYet()
    const found = run(subject, { seed, from, matches }, reached, given)
    printReached(reached, await watch.functions(subject.game))
    console.log(`${matches} matches, ${found.facts} facts, ${found.troubles} with a fault.`)
    return found.troubles === 0 ? 0 : 1
  },
}

async function subjectOf(given: Given): Promise<Subject> {
  const game = withSetups(gameIn(given), text(given, 'setup', ''))
  const sound: Subject = { game, tables: await tablesOf(given), look: view }
  const name = text(given, 'mutant', '')
  if (!name) return sound
  const mutants = mutantsOf(game)
  const mutant = mutants[name]
  if (!mutant)
    throw new UsageError(`There is no mutant '${name}'. There is: ${Object.keys(mutants).join(', ')}.`)
  return mutant.plant(sound)
}

function withSetups(game: AnyGame, setup: string): AnyGame {
  return setup ? { ...game, setups: [setupNamed(game, setup)] } : game
}

async function tablesOf(given: Given): Promise<Tables> {
  const which = text(given, 'table', 'real')
  if (which === 'real') return rememberingTables(await realTables())
  if (which === 'scripted')
    return keptTables((board) => scriptedTable(board, String(whole(given, 'seed', 1))))
  throw new UsageError(`--table is real or scripted, not '${which}'.`)
}

interface Run {
  seed: number
  from: number
  matches: number
}

function run(subject: Subject, { seed, from, matches }: Run, reached: Reached, given: Given) {
  const found = { facts: 0, troubles: 0 }
  for (let number = from; number < from + matches; number++) {
    const { facts, trouble } = tryMatch(subject, { seed, number }, reached)
    progress(number - from + 1, matches)
    found.facts += facts
    if (!trouble) continue
    found.troubles += 1
    const file = `${text(given, 'out', '.')}/fuzz-${subject.game.id}-${seed}-${number}.json`
    const command = reproduce({ seed, number }, given)
    writeJson(file, { ...trouble.record, fault: trouble.what, command })
    console.log(
      `Match ${number}, entry ${trouble.record.journal.length}: ${trouble.what}\n  ${file}\n  ${command}`,
    )
  }
  return found
}

/** One line that is written over, for people who watch. Ctrl-C stops the run. */
function progress(done: number, of: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${of} matches${done === of ? '\n' : ''}`)
}

function reproduce({ seed, number }: Trial, given: Given): string {
  const said = ['game', 'setup', 'mutant', 'table'].map((name) => [name, text(given, name, '')] as const)
  const same = said.flatMap(([name, value]) => (value ? [`--${name} ${value}`] : []))
  return [`npx flicktable fuzz --seed ${seed} --from ${number} --matches 1`, ...same].join(' ')
}

function printReached({ prompts, options }: Reached, functions: Map<string, number>): void {
  const list = (counts: Map<string, number>): string =>
    [...counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, n]) => `${name} ${n}`)
      .join(', ')
  console.log(`Prompts: ${list(prompts)}`)
  console.log(`Options: ${list(options)}`)
  const missed = [...functions].filter(([, n]) => n === 0).map(([name]) => name)
  console.log(`Rule functions reached: ${functions.size - missed.length} of ${functions.size}.`)
  if (missed.length) console.log(`Not reached: ${missed.join(', ')}`)
}
