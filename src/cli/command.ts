import { parseArgs, type ParseArgsConfig } from 'node:util'

/** One option of a command; `about` is what --help says. */
export interface Option {
  type: 'string' | 'boolean'
  /** What stands after it in the usage: 'FILE', 'N'. */
  takes?: string
  about: string
}

export interface Command {
  name: string
  summary: string
  /** What follows the options: 'FILE'. */
  takes?: string
  options: Record<string, Option>
  /** The exit code. */
  run(given: Given): Promise<number>
}

export interface Given {
  values: Record<string, string | boolean | undefined>
  rest: string[]
}

/** The words of the call are wrong: one line, exit code 2, no stack. */
export class UsageError extends Error {}

export function read(command: Command, args: string[]): Given {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { type }]) => [name, { type }]),
  )
  try {
    const { values, positionals } = parseArgs({
      args,
      options,
      allowPositionals: true,
    } satisfies ParseArgsConfig)
    return { values, rest: positionals }
  } catch (error) {
    throw new UsageError((error as Error).message.split('\n')[0])
  }
}

export function help({ name, summary, takes, options }: Command): string {
  const rows = Object.entries(options).map(
    ([option, { takes: what, about }]) => `  ${`--${option}${what ? ` ${what}` : ''}`.padEnd(24)}${about}`,
  )
  return [
    `flicktable ${name}${takes ? ` ${takes}` : ''}${rows.length ? ' [options]' : ''}`,
    summary,
    ...rows,
  ].join('\n')
}

/** The text of an option that has one. */
export function text({ values }: Given, name: string, otherwise: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : otherwise
}

/** A whole number of at least `least`. */
export function whole(given: Given, name: string, otherwise: number, least = 0): number {
  const value = text(given, name, String(otherwise))
  const number = Number(value)
  if (value.trim() !== '' && Number.isSafeInteger(number) && number >= least) return number
  throw new UsageError(`--${name} takes a whole number of at least ${least}, not '${value}'.`)
}

export function onlyFile({ rest }: Given, what = 'FILE'): string {
  if (rest.length === 1) return rest[0]!
  throw new UsageError(
    rest.length === 0 ? `${what} is missing.` : `One ${what} at a time, not ${rest.length}.`,
  )
}

export function noRest({ rest }: Given): void {
  if (rest.length > 0) throw new UsageError(`'${rest[0]}' is not expected here.`)
}
