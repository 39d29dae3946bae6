import { put, type Reason } from '../../../kit'
import type { ShipClass } from '../../data/types'
import { actionButton } from '../../rules/activation'
import type { Action, G, Shot, Slot } from '../../rules/rules'
import { actionAt, inPlay } from '../../rules/ships'
import { DIE } from '../../rules/shot'
import type { Ship, State } from '../../state'
import { isCloaked, own } from './state'
import { tell } from './words'

/** What the ship data call the drive's action. */
const TOGGLE = 'toggle_cloak'

export const hasDrive = ({ locations }: ShipClass): boolean =>
  locations.some(({ action }) => action?.type === TOGGLE)

/** 000:340, 488-493 Stealth Drive, D-83  One action to vanish, one to come back. */
export const toggle: Action = {
  name: 'Cloak',
  entry: 'stealth-drive',
  says: () => 'cloaks the ship, or uncloaks it',
  no: () => null,
  entries(g, ship, slot) {
    const on = isCloaked(g.s, ship)
    const what = {
      id: on ? 'decloak' : 'cloak',
      verb: on ? 'decloak' : 'cloak',
      say: on ? (['Uncloak', ship.name] as const) : (['Cloak', ship.name] as const),
      of: { piece: ship.id, place: slot.place },
    }
    // oxlint-disable-next-line require-yield -- nobody is asked
    return [
      actionButton(g, slot, what, function* () {
        return on ? decloak(g, ship) : cloak(g, ship)
      }),
    ]
  },
}

/** How it lies on the table: as another kind of piece, so that everybody sees it. */
export const KIND = { seen: 'ship', cloaked: 'cloaked' } as const

function lies(g: G, ship: Ship, kind: string): void {
  const piece = g.s.table[ship.id]
  if (piece) g.s.table = put(g.s.table, ship.id, { ...piece, kind })
}

export function cloak(g: G, ship: Ship): void {
  own(g.s).cloaked.push(ship.id)
  lies(g, ship, KIND.cloaked)
  tell(g.s, `${ship.name} cloaks.`, { is: 'cloaks', piece: ship.id })
}

export function decloak(g: G, ship: Ship, why = ''): void {
  own(g.s).cloaked = own(g.s).cloaked.filter((id) => id !== ship.id)
  lies(g, ship, KIND.seen)
  tell(g.s, `${ship.name} is seen again${why}.`, { is: 'decloaks', piece: ship.id })
}

const SILENT: Reason = { why: 'A cloaked ship cannot fire.', short: 'cloaked ships cannot fire' }

/** 000:489 */
export const holdsFire = (g: G, ship: Ship, { data }: Slot): Reason | null =>
  data.type === 'fire' && isCloaked(g.s, ship) ? SILENT : null

/** 000:342, 490, D-83  Dice pass it, and nobody rams it (000:491). */
export const isHidden = (g: G, ship: Ship): boolean => isCloaked(g.s, ship)

/** 000:490, D-83  A die that comes to rest touching it has hit it. */
export const found = (g: G, { result }: Shot): Ship | null =>
  own(g.s)
    .cloaked.map((id) => g.s.ships[id]!)
    .find((ship) => inPlay(ship) && touchesDie(result, ship)) ?? null

const touchesDie = ({ touching, poses }: Shot['result'], { id }: Ship): boolean =>
  poses[DIE]?.on === id || touching.some((pair) => pair.includes(DIE) && pair.includes(id))

/** 000:492  A hit on the drive of a cloaked ship gives it away. */
export function dropsOut(g: G, ship: Ship, place?: number): void {
  if (place === undefined || actionAt(ship, place)?.type !== TOGGLE || !isCloaked(g.s, ship)) return
  decloak(g, ship, ': its drive is hit')
}

/** Who is lost is cloaked no more. */
export function forget(g: G, { id }: Ship): void {
  own(g.s).cloaked = own(g.s).cloaked.filter((one) => one !== id)
}

export const remark = (s: State, ship: Ship): string | null => (isCloaked(s, ship) ? 'cloaked' : null)
