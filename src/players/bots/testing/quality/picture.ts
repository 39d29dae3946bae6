import { INK, label, svg } from '../../svg'
import { BUDGETS, type Point } from './quality'

const [LEFT, WIDTH, TOP, HEIGHT] = [60, 420, 40, 240]
/** How the levels' lines are broken: colour alone would not tell. */
const DASHES: Readonly<Record<string, string>> = { cadet: '1 5', pilot: '5 5', ace: '12 4', admiral: '' }

const across = (budget: number): number => LEFT + (WIDTH * BUDGETS.indexOf(budget)) / (BUDGETS.length - 1)
/** The best that was found on a grid is not the best there is: a share may be more than all of it. */
const MOST = 1.25
const up = (share: number): number => TOP + HEIGHT * (1 - Math.max(0, Math.min(MOST, share)) / MOST)
/** Names of lines stand so far apart at least, px. */
const APART = 14

/** One level: its hand with every budget. */
function line(points: readonly Point[]): string {
  const { level } = points[0]!
  const corners = points.map(({ budget, share }) => `${across(budget)},${up(share)}`).join(' ')
  const bars = points.map(({ budget, share, error }) => {
    const x = across(budget)
    return `<line x1="${x}" x2="${x}" y1="${up(share - error)}" y2="${up(share + error)}" stroke="${INK}"/>`
  })
  const pen = `stroke="${INK}" stroke-dasharray="${DASHES[level]}"`
  const curve = `<polyline points="${corners}" fill="none" ${pen}/>`
  return bars.join('') + curve
}

/** At the ends of the lines, the highest first. */
function names(lines: readonly (readonly Point[])[]): string[] {
  const ends = lines.map((points) => points.at(-1)!).toSorted((a, b) => b.share - a.share)
  let lowest = -Infinity
  return ends.map(({ level, budget, share }) => {
    lowest = Math.max(up(share), lowest + APART)
    return label(across(budget) + 8, lowest + 4, level, 'start')
  })
}

/** Share of the best shots' gain over the budget, a line for each level's hand, with standard errors; SVG. */
export function qualityPicture(points: readonly Point[], positions: number): string {
  const levels = [...new Set(points.map(({ level }) => level))]
  const marks = [0, 0.25, 0.5, 0.75, 1, MOST].map(
    (share) =>
      `<line x1="${LEFT}" x2="${LEFT + WIDTH}" y1="${up(share)}" y2="${up(share)}" stroke="#ddd"/>` +
      label(LEFT - 8, up(share) + 4, `${100 * share} %`, 'end'),
  )
  const budgets = BUDGETS.map((budget) => label(across(budget), TOP + HEIGHT + 18, String(budget), 'middle'))
  const about = `gain of a shot, of the best of 4,000 tries; ${positions} positions; over tried flicks`
  const lines = levels.map((level) => points.filter((point) => point.level === level))
  const parts = [...marks, ...budgets, label(LEFT, 18, about, 'start'), ...lines.map(line), ...names(lines)]
  return svg(LEFT + WIDTH + 80, TOP + HEIGHT + 30, parts)
}
