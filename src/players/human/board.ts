import type { Dashboard, DashboardPlace } from '../../games/kit'

/** A dashboard in words, cut where the screen sets the numbers in bold. */
export interface Saying {
  /** The die results that this part is about: '1, 2, 3'. */
  numbers?: string
  say: string
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** 'Destroyer, active. Shields 1 of 2. 1, 2, 3 Defence Grid 2 of 3. 4 weak spot. Can still activate.' */
export function sayBoard(board: Dashboard): Saying[] {
  const kind = [board.what, board.active && 'active', board.away].filter(Boolean).join(', ')
  const gauges = board.gauges.map(({ name, now, most }) => `${name} ${now} of ${most}`).join(', ')
  const hit = board.places.filter(({ numbers }) => numbers.length > 0)
  return [
    { say: `${kind}.` },
    ...(gauges ? [{ say: `${capital(gauges)}.` }] : []),
    ...hit.map((place) => ({ numbers: place.numbers.join(', '), say: `${sayPlace(place)}.` })),
    ...(board.active ? sayActions(board.places) : []),
    ...(board.cube && !board.away ? [{ say: 'Can still activate.' }] : []),
  ]
}

function sayPlace({ name, now, most, weakSpot }: DashboardPlace): string {
  if (weakSpot) return 'weak spot'
  const lost = most > 0 && now === 0 ? ', damaged' : ''
  return most > 0 ? `${name} ${now} of ${most}${lost}` : name
}

/** What the active ship can do now, and why not the rest. */
function sayActions(places: readonly DashboardPlace[]): Saying[] {
  const actions = places.filter((place) => place.does)
  const can = actions.filter(({ not }) => !not).map(({ does }) => does!.toLowerCase())
  const cannot = actions
    .filter(({ not }) => not)
    .map(({ does, not }) => `Not ${does!.toLowerCase()}: ${not!.why}`)
  return [...(can.length ? [`Can now ${can.join(', ')}.`] : []), ...cannot].map((say) => ({ say }))
}
