import { help, read, UsageError, type Command } from './command'
import { bench } from './commands/bench'
import { fuzz } from './commands/fuzz'
import { games } from './commands/games'
import { balance } from './commands/balance'
import { ladder } from './commands/ladder'
import { play } from './commands/play'
import { scene } from './commands/scene'
import { serve } from './commands/serve'
import { show } from './commands/show'
import { verify } from './commands/verify'

const COMMANDS: readonly Command[] = [serve, games, play, verify, show, scene, fuzz, bench, ladder, balance]

const overview = (): string =>
  [
    'flicktable COMMAND [options]: a digital table for flicking games',
    ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(10)}${summary}`),
    'flicktable COMMAND --help says more of one.',
  ].join('\n')

async function run(args: string[]): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === '--help' || name === 'help') {
    console.log(overview())
    return name === undefined ? 2 : 0
  }
  const command = COMMANDS.find((one) => one.name === name)
  if (!command)
    throw new UsageError(
      `There is no command '${name}'. There is: ${COMMANDS.map((c) => c.name).join(', ')}.`,
    )
  if (rest.includes('--help')) {
    console.log(help(command))
    return 0
  }
  return await command.run(read(command, rest))
}

/** Runs a command by its words and answers the exit code; words that are wrong are told in one line. */
export async function call(args: string[]): Promise<number> {
  try {
    return await run(args)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`flicktable: ${error.message}`)
    return 2
  }
}
