import { forms } from './form.mjs'

/** Words and numbers of an action; its notes stay behind. */
const WORDS = ['type', 'die', 'weapon', 'per', 'returns', 'wing', 'flick', 'token']
const NUMBERS = ['cubes', 'choose', 'count', 'flicks', 'total']

function action(data) {
  const kept = [...WORDS, ...NUMBERS].filter((key) => key in data)
  return Object.fromEntries(kept.map((key) => [key, data[key]]))
}

/** Numbers under which nothing stands; the name is made for this table. */
const NAMELESS = { '(no disc)': 'Bare hull', '(unlisted)': 'Bare hull' }

/** 'special': a disc of a system of its own, which fits only locations of that name. */
const colourOf = ({ disc_colour, special }) => disc_colour ?? (special ? 'special' : null)

const location = ({ numbers, name, discs, action: does, ...more }) => ({
  numbers,
  name: NAMELESS[name] ?? name,
  discs,
  colour: colourOf(more),
  action: does && action(does),
})

const body = (ship) => ({
  house: ship.outline.house === true,
  height: ship.outline.thickness_mm,
  forms: forms(ship),
})

/** Which of its numbers no document prints: deduced disc counts, or all of it where it is only named. */
const houseOf = ({ status, locations }) =>
  ['partial', 'house'].includes(status)
    ? 'all'
    : locations.some(({ inferred }) => inferred)
      ? 'discs'
      : undefined

/** Rules that no module plays: two gunboats in the place of wings (D-86) not yet, a station by its kind. */
const LATER = ['bay_pair', 'owned_station']

const played = ({ rules }) => rules.filter((word) => !LATER.includes(word))

/** A ship of the rules folder as a `ShipClass` of data/types.ts. */
export const shipClass = (ship) => ({
  id: ship.id,
  name: ship.name,
  kind: ship.kind,
  factions: ship.factions,
  expansion: ship.expansion,
  points: { full: ship.points.with_wings, empty: ship.points.without_wings },
  ...(ship.variant_of ? { variantOf: ship.variant_of } : {}),
  size: ship.size,
  shields: ship.shields,
  hull: ship.hull,
  pieces: ship.pieces ?? 0,
  removes: ship.removes ?? null,
  wingsCarried: ship.wings_carried.map(({ id, count }) => ({ ship: id, count })),
  locations: ship.locations.map(location),
  actions: (ship.actions ?? []).map(action),
  ...(played(ship).length > 0 ? { rules: played(ship) } : {}),
  ...(houseOf(ship) ? { house: houseOf(ship) } : {}),
  body: body(ship),
  source: ship.source,
})
