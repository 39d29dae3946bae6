import { INK, label, svg } from '../../players/bots/svg'
import { shareOf } from '../bulk/interval'
import type { Scale } from './scale'

const [LEFT, WIDTH, ROW, TOP] = [190, 420, 44, 56]

/** Percent to px. */
const across = (share: number): number => LEFT + WIDTH * share

interface Mark {
  points: number
  matches: number
  y: number
  shape: 'disc' | 'square'
}

/** A share with its interval: a line and a mark. */
function mark({ points, matches, y, shape }: Mark): string {
  const { share, from, to } = shareOf(points, matches)
  const x = across(share)
  const sign =
    shape === 'disc'
      ? `<circle cx="${x}" cy="${y}" r="5"/>`
      : `<rect x="${x - 5}" y="${y - 5}" width="10" height="10" fill="#fff"/>`
  const span = `<line x1="${across(from)}" x2="${across(to)}" y1="${y}" y2="${y}"/>`
  return `<g stroke="${INK}" fill="${INK}" stroke-width="1.5">${span}${sign}</g>`
}

/** Of two sides the second has what the first has not. */
const shownOf = ({ sides }: Scale): Scale['sides'] => (sides.length === 2 ? sides.slice(0, 1) : sides)

/** Between two sides of a set-up, px. */
const SIDE = 18

const heightOf = (scale: Scale): number => ROW + SIDE * (shownOf(scale).length - 1)

function row(scale: Scale, y: number): string {
  const { name, matches, first } = scale
  const shown = shownOf(scale)
  return [
    label(LEFT - 12, y + 2, name, 'end'),
    ...shown.map((side, i) => label(LEFT - 12, y + SIDE * (i + 1), `${side.name}, n = ${matches}`, 'end')),
    ...shown.map(({ points }, i) => mark({ points, matches, y: y + SIDE * i, shape: 'disc' })),
    mark({ ...first, y: y + SIDE * shown.length - 4, shape: 'square' }),
  ].join('')
}

/**
 * The shares of the sides (discs; of two the first) and of who acts first (square), with their intervals of
 * 95 %, as SVG.
 */
export function balancePicture(scales: readonly Scale[]): string {
  const tops = scales.map((_, i) => scales.slice(0, i).reduce((y, scale) => y + heightOf(scale), TOP))
  const height = scales.reduce((y, scale) => y + heightOf(scale), TOP) + 20
  const lines = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${across(share)}" x2="${across(share)}" y1="34" y2="${height - 16}" stroke="#ccc"/>` +
      label(across(share), 28, `${100 * share} %`, 'middle'),
  )
  const about = label(
    LEFT,
    12,
    'wins of the sides (disc; of two the first) and of who acts first (square), 95 %',
    'start',
  )
  return svg(LEFT + WIDTH + 40, height, [...lines, about, ...scales.map((scale, i) => row(scale, tops[i]!))])
}
