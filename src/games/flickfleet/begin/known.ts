import { classes, sceneryKinds } from '../data'
import type { ActionData, FleetEntry, Scenario, ShipClass } from '../data/types'
import { rulesWith, unknownModules } from '../modules'
import type { Rules } from '../rules/rules'

/** What data name and rules explain: a word that nobody explains stops the set-up, with where it stands. */

/** The data that a battle is made of. */
interface Data {
  classes: Readonly<Record<string, ShipClass>>
  kinds: Readonly<Record<string, { does: string }>>
}

const TODAY: Data = { classes, kinds: sceneryKinds }

/** `modules`: that it is played with. In sentences; none where every word is known. */
export function unknownWords(scenario: Scenario, modules: readonly string[], data: Data = TODAY): string[] {
  const file = `data/scenarios/${scenario.id}.ts`
  const strange = unknownModules(modules)
  if (strange.length > 0) return strange.map((word) => unknown(file, 'module', word))
  const rules = rulesWith(modules)
  const { win, loss, scenery } = scenario
  return [
    ...win.flatMap((one) => check(file, 'winning condition', one.if, rules.wins)),
    ...loss.flatMap((word) => check(file, 'foul', word, rules.fouls)),
    ...scenery.flatMap(({ kind, ship }) => (ship ? [] : kindWords(file, kind, rules, data))),
    ...shipsOf(scenario).flatMap((ship) => shipWords(file, ship, rules, data)),
  ]
}

/** Every class that is in the battle or may come into it, once. */
function shipsOf({ sides, scenery }: Scenario): string[] {
  const entries = sides.flatMap(({ inPlay, arrivals }) => [
    ...inPlay,
    ...arrivals.flatMap(({ ships }) => ships),
  ])
  const named = ({ ship, aboard = [] }: FleetEntry): string[] => [ship, ...aboard.map((wing) => wing.ship)]
  const optional = sides.flatMap((side) => side.optional?.ship ?? [])
  return [...new Set([...entries.flatMap(named), ...optional, ...scenery.flatMap(({ ship }) => ship ?? [])])]
}

function kindWords(file: string, kind: string, { things }: Rules, { kinds }: Data): string[] {
  const known = kinds[kind]
  return known
    ? check(`data/scenery.ts, ${kind}`, 'effect', known.does, things)
    : [unknown(file, 'scenery', kind)]
}

function shipWords(file: string, id: string, rules: Rules, data: Data): string[] {
  const ship = data.classes[id]
  if (!ship) return [unknown(file, 'ship', id)]
  const actions = [...ship.actions, ...ship.locations.flatMap(({ action }) => action ?? [])]
  return actions.flatMap((action) => actionWords(`data/ships/${id}.ts`, action, rules, data))
}

const actionWords = (
  file: string,
  { type, weapon, wing }: ActionData,
  rules: Rules,
  data: Data,
): string[] => [
  ...check(file, 'action', type, rules.actions),
  ...check(file, 'weapon', weapon, rules.weapons),
  ...check(file, 'ship', wing, data.classes),
]

const check = (file: string, what: string, word: string | undefined, known: object): string[] =>
  word === undefined || Object.hasOwn(known, word) ? [] : [unknown(file, what, word, Object.keys(known))]

function unknown(file: string, what: string, word: string, known: readonly string[] = []): string {
  const there = known.length > 0 ? ` There is: ${known.join(', ')}.` : ''
  return `${file}: there is no ${what} '${word}'.${there}`
}
