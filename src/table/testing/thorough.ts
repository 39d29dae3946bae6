/** `npm run thorough`: the slow tests over many more flicks and matches, with their figures. */
const THOROUGH = process.env['FLICKTABLE_THOROUGH'] === '1'

/** So often in `npm run thorough`, so often in `npm test`. */
export const times = (many: number, few: number): number => (THOROUGH ? many : few)

/** The figure of a statistic, printed for docs/testing.md, and answered. */
export function figure(what: string, value: number): number {
  if (THOROUGH) console.log(`${what}: ${Number(value.toPrecision(3))}`)
  return value
}
