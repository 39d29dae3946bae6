import { cover, isSecret, mayRead, type Secret, type Viewer } from '../../games/kit'
import { ended, type Match, type View } from '../../match'

export type Look = (match: Match, viewer: Viewer) => View

/** What somebody sees of a running match who may not: in words. After the end everything is open. */
export function leaks(match: Match, look: Look): string[] {
  if (ended(match)) return []
  const seats = match.record.seats.map(({ seat }) => seat)
  const viewers: Viewer[] = [[], seats, ...seats.map((seat) => [seat])]
  return viewers.flatMap((viewer) =>
    [...leakedMark(match, viewer, look), ...leakedValue(match, viewer, look)].map(
      (what) => `${what} is in the view of ${String(viewer) || 'a spectator'}`,
    ),
  )
}

/** A word that occurs nowhere else. */
const MARK = 'covered-by-the-fuzzer'

/** The same match with a mark instead of all that this viewer may not know: it must not be seen. */
function leakedMark(match: Match, viewer: Viewer, look: Look): string[] {
  const { record, running } = match
  const pending = Object.entries(record.pending).map(([seat, chosen]) => {
    const own = viewer !== 'everybody' && viewer.includes(seat)
    return [seat, own ? chosen : { ...chosen, ids: chosen.ids.map(() => MARK) }]
  })
  const marked: Match = {
    ...match,
    record: { ...record, ...(record.chance ? { chance: MARK } : {}), pending: Object.fromEntries(pending) },
    running: {
      ...running,
      turn: { ...running.turn, s: opened(running.turn.s, (secret) => hide(secret, viewer)) },
    },
  }
  return JSON.stringify(look(marked, viewer)).includes(MARK) ? ['A covered value'] : []
}

const hide = (secret: Secret<unknown>, viewer: Viewer): Secret<unknown> =>
  mayRead(viewer, secret.for) ? secret : { ...secret, is: MARK }

/** A copy in which `each` says what becomes of a secret. */
function opened<T>(value: T, each: (secret: Secret<unknown>) => unknown): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item: unknown) => opened(item, each)) as T
  if (isSecret(value)) return each(value) as T
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, opened(inner, each)])) as T
}

/** Shorter words may well stand there by chance. */
const TELLING = 4

/** What the rules have written already, log and question, is searched for the words of covered values. */
function leakedValue(match: Match, viewer: Viewer, look: Look): string[] {
  const { s } = match.running.turn
  const { log, prompt } = look(match, viewer)
  const written = JSON.stringify([log, prompt])
  const known = JSON.stringify(cover({ ...s, log: [] }, viewer))
  const words = new Set(coveredWords(s, viewer))
  return [...words]
    .filter((word) => !known.includes(word) && written.includes(word))
    .map((word) => `The covered '${word}'`)
}

/** The words of all values that this viewer may not read. */
function coveredWords(value: unknown, viewer: Viewer): string[] {
  const found: string[] = []
  opened(value, (secret) => {
    if (!mayRead(viewer, secret.for)) found.push(...wordsIn(secret.is))
    else found.push(...coveredWords(secret.is, viewer))
    return secret
  })
  return found
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= TELLING ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
}
