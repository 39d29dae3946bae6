/** One entry of the list for each piece; a size may be one for all, or one for each. */
const nth = (value, i) => (Array.isArray(value) ? value[i] : value)

const shape = (data, i) => ({
  ...(data.size_mm ? { size: nth(data.size_mm, i) } : {}),
  ...(nth(data.inner_mm, i) ? { inner: nth(data.inner_mm, i) } : {}),
})

/**
 * H-SCENERY: how far the centre of a wedge lies from that of its asteroid, along both axes, mm: 14.8 as it is
 * cut, and a hair more, so that no two overlap.
 */
const WEDGE_MM = 15.1
const WEDGES = [
  { x: 1, y: 1, a: 0 },
  { x: 1, y: -1, a: 90 },
  { x: -1, y: -1, a: 180 },
  { x: -1, y: 1, a: 270 },
]

const tenth = (mm) => Math.round(mm * 10) / 10

/** An asteroid of wedges is four pieces. */
const wedges = (data, [x, y], i) =>
  WEDGES.map((way, n) => ({
    kind: 'wedge',
    name: `wedge ${i + 1}${'abcd'[n]}`,
    of: `asteroid ${i + 1}`,
    pose: { x: tenth(x + way.x * WEDGE_MM), y: tenth(y + way.y * WEDGE_MM), a: way.a },
    house: data.positions_house,
  }))

export const scenery = (data) =>
  data.positions_mm.flatMap(([x, y], i) =>
    nth(data.kinds, i) === 'wedge' ? wedges(data, [x, y], i) : [onePiece(data, [x, y], i)],
  )

const onePiece = (data, [x, y], i) => ({
  kind: data.type,
  ...(data.name ? { name: data.name } : data.kinds ? { name: `${data.type} ${i + 1}` } : {}),
  ...(data.ship ? { ship: data.ship } : {}),
  pose: { x, y, a: nth(data.heading_deg, i) ?? 0 },
  ...shape(data, i),
  ...(data.die_first ? { dieFirst: data.die_first } : {}),
  house: data.positions_house,
})
