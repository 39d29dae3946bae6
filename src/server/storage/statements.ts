import type { Change, MatchRecord } from '../../match'
import { entryRows, newMatchRow, standingRow, turnRows } from './rows'
import type { StoredStanding } from './store'

/** What one step adds to a match. `record`: a match that begins. */
export interface Written {
  id: string
  record?: MatchRecord
  change: Change
  standing: StoredStanding
}

/** `name`: under which the database keeps its plan. */
export interface Statement {
  name: string
  text: string
  values: string[]
}

/** Columns of rows that are sent: those with a type, and those of plain data. */
interface Columns {
  typed: Record<string, string>
  json: readonly string[]
}

const STANDING: Columns = {
  typed: { title: 'text', over: 'boolean', changed: 'timestamptz' },
  json: ['waiting', 'ending', 'pending'],
}
const MOVED: Columns = { ...STANDING, typed: { id: 'text', ...STANDING.typed } }
const BEGUN: Columns = {
  typed: { game: 'text', sameScreen: 'boolean', chance: 'text', created: 'timestamptz', ...MOVED.typed },
  json: ['setup', 'seats', ...STANDING.json],
}
const GONE: Columns = { typed: { match: 'text', position: 'integer' }, json: [] }
const ENTRY: Columns = { typed: { match: 'text', n: 'integer', track: 'text' }, json: ['body'] }
const TURN: Columns = {
  typed: { match: 'text', position: 'integer', n: 'integer', rules: 'text', table: 'text' },
  json: ['before', 'effect'],
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ')

/**
 * Rows as a table, from parameter `first` on: one JSON text for the columns with a type, one for each other
 * column. So plain data is stored to the letter, and the database reads this faster than arrays.
 */
function rows(first: number, { typed, json }: Columns): string {
  const types = Object.entries(typed).map(([name, type]) => `"${name}" ${type}`)
  const lists = json.map((_, i) => `json_array_elements($${first + 1 + i}::text::json)`)
  const record = `json_to_recordset($${first}::text::json) as (${types.join(', ')})`
  return `rows from (${[record, ...lists].join(', ')}) as row(${quoted([...Object.keys(typed), ...json])})`
}

/** The parameters of `rows`. */
function sent(given: readonly Record<string, unknown>[], { typed, json }: Columns): string[] {
  const record = given.map((row) => Object.fromEntries(Object.keys(typed).map((name) => [name, row[name]])))
  return [record, ...json.map((name) => given.map((row) => row[name] ?? null))].map((list) =>
    JSON.stringify(list),
  )
}

const ENDING = `nullif(row.ending::text, 'null')::json`

const BEGIN = `insert into matches
  (id, game, same_screen, chance, created, title, over, changed, setup, seats, waiting, ending, pending)
  select id, game, "sameScreen", chance, created, title, over, changed, setup, seats, waiting,
    ${ENDING}, pending
  from ${rows(1, BEGUN)}`

const VOID = `delete from turns using ${rows(1, GONE)}
  where turns.match = row.match and turns.position >= row.position`

const STEP = `with moved as (
    update matches set title = row.title, waiting = row.waiting, over = row.over, ending = ${ENDING},
      pending = row.pending, changed = row.changed
    from ${rows(1, MOVED)} where matches.id = row.id
  ), added as (
    insert into entries (match, n, body, track) select match, n, body, decode(track, 'base64')
    from ${rows(5, ENTRY)}
  )
  insert into turns (match, position, n, rules, "table", before, effect)
    select match, position, n, rules, "table", before, effect from ${rows(7, TURN)}`

/** The statements that store all this, for one transaction: few, however many steps there are. */
export function statementsFor(all: readonly Written[], now: Date): Statement[] {
  const begun = all.flatMap(({ id, record, standing }) =>
    record ? [newMatchRow(id, record, standing, now)] : [],
  )
  const moved = all.flatMap(({ id, record, change, standing }) =>
    record ? [] : [{ id, ...standingRow(change, standing, now) }],
  )
  const gone = all.flatMap(({ id, change, standing }) =>
    change.voidFrom === undefined ? [] : [{ match: id, position: standing.firstTurn }],
  )
  const entries = all.flatMap(({ id, change }) => entryRows(id, change))
  const turns = all.flatMap(({ id, change, standing }) => turnRows(id, change, standing.firstTurn))
  return [
    ...statement('begin matches', BEGIN, [[begun, BEGUN]]),
    ...statement('void turns', VOID, [[gone, GONE]]),
    ...statement('steps', STEP, [
      [moved, MOVED],
      [entries, ENTRY],
      [turns, TURN],
    ]),
  ]
}

type List = [rows: readonly Record<string, unknown>[], columns: Columns]

/** Left out when there is nothing for it to do. */
const statement = (name: string, text: string, lists: readonly List[]): Statement[] =>
  lists.every(([list]) => list.length === 0)
    ? []
    : [{ name, text, values: lists.flatMap((list) => sent(...list)) }]
