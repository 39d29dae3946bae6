import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { LEVELS } from '../../levels'
import { bestAt, type Best } from './best'
import { qualityPicture } from './picture'
import { BUDGETS, pointOf, type Point } from './quality'
import { shotsToTake } from './shots'

/** Found once: it takes long. */
const BESTS = 'testdata/best-shots.json'
const PICTURE = 'docs/shot-quality.svg'
const POSITIONS = 50

/** Looks for the best shot at 50 stored positions, 4,000 tries each; goes on where the file ends. */
export function benchBest(): void {
  const bests = existsSync(BESTS) ? bestShots() : []
  const at = shotsToTake(POSITIONS)
  for (const [i, position] of at.entries()) {
    if (i < bests.length) continue
    bests.push(bestAt(position, `best ${i}`))
    writeFileSync(BESTS, `${JSON.stringify(bests, null, 1)}\n`)
    console.log(`${i + 1} of ${at.length}`)
  }
}

const bestShots = (): Best[] => JSON.parse(readFileSync(BESTS, 'utf8')) as Best[]

/** What every hand gains with every budget, as a share of what the best shots gain; prints and draws it. */
export function benchShots(): void {
  const bests = bestShots()
  const points = LEVELS.flatMap((level) => BUDGETS.map((budget) => told(pointOf(level, budget, bests))))
  writeFileSync(PICTURE, qualityPicture(points, bests.length))
}

function told(point: Point): Point {
  const { level, budget, share, error } = point
  console.log(`| ${level} | ${budget} | ${(100 * share).toFixed(0)} % | ${(100 * error).toFixed(0)} % |`)
  return point
}
