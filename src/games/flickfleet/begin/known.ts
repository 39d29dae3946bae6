import { classes, sceneryKinds } from '../data'
import { classesIn } from '../data/entries'
import type { ActionData, Scenario, ShipClass } from '../data/types'
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
    ...classesIn(scenario).flatMap((ship) => shipWords(file, ship, rules, data)),
  ]
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
  const here = `data/ships/${id}.ts`
  return [
    ...unknownModules(ship.rules ?? []).map((word) => unknown(here, 'module', word)),
    ...actions.flatMap((action) => actionWords(here, action, rules, data)),
  ]
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
