import type { PieceWords, Saying } from '../kit'
import type { Dashboard, DashboardPlace } from './dashboard-types'

/** A ship with a dashboard in words. */
export function wordsOf(board: Dashboard): PieceWords {
  const { name, what, seat, gauges, away, lost } = board
  const left = gauges.find((gauge) => gauge.name === 'pieces')
  return {
    name,
    what,
    seat,
    ...(left ? { left } : {}),
    says: saysOf(board),
    ...(board.active ? { active: saysNow(board) } : {}),
    ...(board.cube && !away ? { ready: 'Can still activate.' } : {}),
    ...(away ? { away } : {}),
    ...(lost ? { lost } : {}),
  }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** How a ship stands, along its ruler: 'Shields 1 of 2. 1, 2, 3 Defence Grid 2 of 3. 4 weak spot.' */
function saysOf({ gauges, places }: Dashboard): Saying[] {
  const all = gauges.map(({ name, now, most }) => `${name} ${now} of ${most}`).join(', ')
  const hit = places.filter(({ numbers }) => numbers.length > 0)
  return [
    ...(all ? [{ say: `${capital(all)}.` }] : []),
    ...hit.map((place) => ({ mark: place.numbers.join(', '), say: `${sayPlace(place)}.` })),
  ]
}

function sayPlace({ name, now, most, weakSpot }: DashboardPlace): string {
  if (weakSpot) return 'weak spot'
  const lost = most > 0 && now === 0 ? ', damaged' : ''
  return most > 0 ? `${name} ${now} of ${most}${lost}` : name
}

/** What the active ship can do now, and why not the rest. */
function saysNow({ places }: Dashboard): string[] {
  const actions = places.filter(({ does }) => does)
  const can = actions.filter(({ not }) => !not).map(({ does }) => does!.toLowerCase())
  const cannot = actions.flatMap(({ does, not }) => (not ? [`Not ${does!.toLowerCase()}: ${not.why}`] : []))
  return [...(can.length ? [`Can now ${can.join(', ')}.`] : []), ...cannot]
}
