/** One entry of the list for each piece; a size may be one for all, or one for each. */
const nth = (value, i) => (Array.isArray(value) ? value[i] : value)

const shape = (data, i) => ({
  ...(data.size_mm ? { size: nth(data.size_mm, i) } : {}),
  ...(nth(data.inner_mm, i) ? { inner: nth(data.inner_mm, i) } : {}),
})

export const scenery = (data) =>
  data.positions_mm.map(([x, y], i) => ({
    kind: data.type,
    ...(data.name ? { name: data.name } : {}),
    ...(data.ship ? { ship: data.ship } : {}),
    pose: { x, y, a: nth(data.heading_deg, i) ?? 0 },
    ...shape(data, i),
    ...(data.die_first ? { dieFirst: data.die_first } : {}),
    house: data.positions_house,
  }))
