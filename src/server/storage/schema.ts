import { boolean, customType, integer, json, text, timestamp } from 'drizzle-orm/pg-core'
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import type { Base, Chosen, Seat, SetupChoice } from '../../games/kit'
import type { Effect, Ending, JournalEntry, SeatName } from '../../match'

/**
 * What is stored of a match. Plain data is `json`, never `jsonb`: jsonb sorts keys, and rules that walk
 * through the ships of a state must meet them in the same order after a restart.
 */

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => bytes,
  fromDriver: (bytes) => Buffer.from(bytes),
})

const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull()

export const matches = pgTable(
  'matches',
  {
    id: text().primaryKey(),
    game: text().notNull(),
    setup: json().$type<SetupChoice>().notNull(),
    seats: json().$type<SeatName[]>().notNull(),
    sameScreen: boolean('same_screen').notNull(),
    /** The secret that all chance is drawn from. */
    chance: text().notNull(),
    pending: json().$type<Record<Seat, Chosen>>().notNull(),
    /** For the list of matches: 'Round 4', and whose decision is due. */
    title: text().notNull(),
    waiting: json().$type<string[]>().notNull(),
    over: boolean().notNull(),
    /** Null while it goes on. */
    ending: json().$type<Ending>(),
    created: moment('created'),
    changed: moment('changed'),
  },
  (table) => [index('matches_changed').on(table.over, table.changed)],
)

const match = () =>
  text()
    .notNull()
    .references(() => matches.id, { onDelete: 'cascade' })

export const entries = pgTable(
  'entries',
  {
    match: match(),
    n: integer().notNull(),
    body: json().$type<JournalEntry>().notNull(),
    /** How the flick went, packed. Apart from the body: only playback reads it. */
    track: bytea(),
  },
  (table) => [primaryKey({ columns: [table.match, table.n] })],
)

export const turns = pgTable(
  'turns',
  {
    match: match(),
    position: integer().notNull(),
    n: integer().notNull(),
    /** The versions of the rules and of the table that it began with. */
    rules: text().notNull(),
    table: text().notNull(),
    before: json().$type<Base>().notNull(),
    /** What it did before its first question. */
    effect: json().$type<Effect>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.match, table.position] })],
)
