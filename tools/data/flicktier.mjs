/** The numbers of Flicktier as the game keeps them; `house`: the fields that no book prints. */

const TABLE = { x: 356, y: 305 }

/** Those of the fields that the data marks as made for this table. */
export function houseOf({ source, fieldSources = {} }, fields) {
  const house = fields.filter((field) => (fieldSources[field] ?? source) === 'house')
  return house.length > 0 ? { house } : {}
}

/** Circles come with their origin in the middle of the board; here it is the south-west corner. */
const circle = ({ id, name, x, y, radiusMm, ...more }) => ({
  id,
  name,
  x: x + TABLE.x,
  y: y + TABLE.y,
  radius: radiusMm,
  ...houseOf(more, ['name', 'x', 'y', 'radius']),
})

export const board = ({ board: { boardWidthMm, boardHeightMm, homePlanets, planets, exploreSpaces } }) => ({
  size: { x: boardWidthMm.value, y: boardHeightMm.value },
  homes: homePlanets.map((home) => ({ ...circle(home), faction: home.faction })),
  planets: planets.map(circle),
  spaces: exploreSpaces.map(circle),
})

const structure = ({ name, count, kind, vp, cost, ...more }) => ({
  id: idOf(name),
  name,
  count,
  kind,
  vp,
  cost,
  ...houseOf(more, ['vp', 'cost']),
})

const upgrade = ({ track, level, name, cost, effect, ...more }) => ({
  track,
  level,
  name,
  cost,
  effect: effect.structure ? { ...effect, structure: idOf(effect.structure) } : effect,
  ...houseOf(more, ['cost', 'track', 'level']),
})

export const factions = ({ factions: all }) =>
  all.map(({ id, name, color, dice, home, mothership, claimTokens, structures, upgrades }) => ({
    id,
    name,
    colour: color,
    dice,
    home,
    ...(mothership ? { mothership: dice.indexOf(mothership) + 1 } : {}),
    claims: claimTokens?.value ?? 0,
    structures: structures.map(structure),
    upgrades: upgrades.map(upgrade),
  }))

/** What each word of the data's requirements asks for, as a need of this game. */
const NEEDS = {
  ship_on: (place) => ({ is: 'ship', place }),
  ship_in_space: (place) => ({ is: 'ship', place }),
  discard: (cost) => ({ is: 'discard', cost }),
  ships_on_distinct_planets: (count) => ({ is: 'planets with ships', count }),
  ship_on_opponent_home: (count) => ({ is: "ships on others' homes", count }),
  ships_on_same_planet: (count) => ({ is: 'ships on one planet', count }),
  structures_on_distinct_planets: (count) => ({ is: 'planets with structures', count }),
  share_planet_with_opponent: (count) => ({ is: 'shared planets', count }),
}

export const missions = ({ missions: all }) =>
  all.map(({ id, kind, title, vp, requirement, source }) => ({
    id,
    kind,
    title,
    ...(vp === null ? {} : { vp }),
    needs: Object.entries(requirement).flatMap(([word, value]) => (NEEDS[word] ? [NEEDS[word](value)] : [])),
    house: source === 'house',
  }))

const bonuses = (counts) =>
  Object.entries(counts).flatMap(([value, count]) => Array(count).fill(Number(value)))

const mm = ({ value }) => value

export const box = (data) => ({
  resources: data.resources.map(({ id, name }) => ({ id, name })),
  bonuses: Object.fromEntries(
    data.resourceDecks.map(({ resource, combatValueCounts }) => [resource, bonuses(combatValueCounts)]),
  ),
  planetTokens: data.resourceTokens.perResource,
  players: data.setupTable.map(({ players, vpTokens, missionCards }) => ({
    players,
    vpTokens,
    missionCards,
  })),
  hand: { start: data.startingHand.perResource, most: data.limits.hand },
  exploit: data.limits.exploitMax,
  row: data.limits.faceUpMissions,
  questions: data.questionTokens.values,
  dice: data.components.dice.map(({ sides, massG }) => ({ sides, mass: massG })),
  hyperspace: {
    length: mm(data.components.hyperspaceToken.lengthMm),
    width: mm(data.components.hyperspaceToken.widthMm),
  },
  bug: {
    radius: mm(data.components.bug.diameterMm) / 2,
    height: mm(data.components.bug.thicknessMm),
    mass: mm(data.components.bug.massG),
  },
  flick: {
    min: 1000 * mm(data.components.flick.speedMinMps),
    max: 1000 * mm(data.components.flick.speedMaxMps),
  },
  solo: {
    vpTokens: data.solo.vpTokens,
    missionCards: data.solo.missionCards,
    raiders: data.solo.raider.dice,
    turns: 20,
    grades: data.solo.grades,
  },
})

/** 'Warp Gate' is 'warp_gate'. */
const idOf = (name) => name.toLowerCase().replaceAll(' ', '_')
