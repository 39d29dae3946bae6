import { speeds } from './speed.mjs'

/** Masses are given to 0.1 g; sums of them stay so. */
const tenth = (grams) => Math.round(grams * 10) / 10

const points = (polygon) => polygon.map(([x, y]) => ({ x, y }))

const plate = ({ polygon_mm, flick_edges, mass_g }) => ({
  outline: points(polygon_mm),
  mass: mass_g,
  surface: { edges: flick_edges },
  ...speeds(mass_g),
})

/** Rings are lost from the outside (001:90): the last ones of the list are left. */
function rings({ diameter_by_pieces_left_mm, pieces }, left) {
  const mass = tenth(pieces.slice(-left).reduce((sum, { mass_g }) => sum + mass_g, 0))
  return { outline: { radius: diameter_by_pieces_left_mm[left] / 2 }, mass, surface: 'rim', ...speeds(mass) }
}

const disc = ({ diameter_mm, mass_g }) => ({
  outline: { radius: diameter_mm / 2 },
  mass: mass_g,
  surface: 'rim',
  ...speeds(mass_g),
})

const WINGS = {
  concentric_rings: rings,
  disc,
  chevron_stack: ({ outline_by_pieces_left }, left) => plate(outline_by_pieces_left[left]),
}

const wingForm = (outline, left) => WINGS[outline.shape](outline, left)

/** By shape name: one for a capital ship, one for each number of pieces left for a wing. */
export function forms({ id, pieces, outline }) {
  if (!pieces) return { [id]: plate(outline) }
  const left = Array.from({ length: pieces }, (_, i) => pieces - i)
  return Object.fromEntries(left.map((n) => [`${id}:${n}`, wingForm(outline, n)]))
}
