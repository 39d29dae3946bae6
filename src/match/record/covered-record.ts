import { canonical, cover, coverFact, mayRead, type Base, type Fact, type Viewer } from '../../games/kit'
import { edited, editsFrom } from './edits'
import { liveFacts } from './journal'
import type { Effect, JournalEntry, FactEntry, MatchRecord, TurnStart } from './record'

/**
 * The record as a viewer may see it while the match goes on: without the secret of chance, covered values and
 * the answers that still wait for others. What a step changed is told from one covered state to the next, so
 * that it does not tell where something hidden has changed.
 */
export function coveredRecord(record: MatchRecord, viewer: Viewer): MatchRecord {
  const { format, game, setup, seats, sameScreen, journal, turns, ending } = record
  const facts = liveFacts(journal)
  const told = turns.map((turn, i) => coveredTurn(turn, between(facts, turn.n, turns[i + 1]?.n), viewer))
  const effects = new Map(told.flatMap(({ effects: own }) => [...own]))
  return {
    format,
    game,
    setup,
    seats,
    sameScreen,
    journal: journal.map((entry) => coveredEntry(entry, effects.get(entry.n), viewer)),
    turns: told.map(({ turn }) => turn),
    pending: {},
    ending,
  }
}

const between = (facts: readonly FactEntry[], from: number, until = Infinity): FactEntry[] =>
  facts.filter(({ n }) => n >= from && n < until)

interface CoveredTurn {
  turn: TurnStart
  effects: Map<number, Effect>
}

function coveredTurn(start: TurnStart, facts: readonly FactEntry[], viewer: Viewer): CoveredTurn {
  const before: Base = cover(start.before, viewer)
  let state: Base = edited(start.before, start.effect.state)
  let shown: Base = cover(state, viewer)
  const opening: Effect = { ...readable(start.effect, viewer), state: editsFrom(before, shown) }
  const effects = new Map<number, Effect>()
  for (const { n, effect } of facts) {
    if (!effect) continue
    state = edited(state, effect.state)
    const next: Base = cover(state, viewer)
    effects.set(n, { ...readable(effect, viewer), state: editsFrom(shown, next) })
    shown = next
  }
  const isSame =
    canonical([before, opening, ...effects.values()]) ===
    canonical([start.before, start.effect, ...facts.flatMap(({ effect }) => effect ?? [])])
  return { turn: { ...start, before, effect: opening, ...(isSame ? {} : { covered: true }) }, effects }
}

const readable = (effect: Effect, viewer: Viewer): Effect => ({
  ...effect,
  said: effect.said.filter(({ to }) => !to || mayRead(viewer, to)),
})

/** Of what was taken back nobody is told what it had done. */
function coveredEntry(entry: JournalEntry, effect: Effect | undefined, viewer: Viewer): JournalEntry {
  if (entry.is !== 'fact') return entry
  const { n, is, fact, flicked } = entry
  const shown = coverFact(fact, viewer) as Fact
  return {
    n,
    is,
    fact: shown,
    ...(flicked && shown === fact ? { flicked } : {}),
    ...(effect ? { effect } : {}),
  }
}
