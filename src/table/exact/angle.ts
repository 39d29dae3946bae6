/**
 * The only trigonometry of the table, the games and the match. Engines differ in the last bit of Math.sin
 * and its kin; these use + - * / and sqrt only, which IEEE 754 fixes, so every machine gets the same bits.
 * Accurate to about 1e-15 for angles of a few turns.
 */

const PI = 3.141592653589793
export const RADIANS = PI / 180
export const DEGREES = 180 / PI

/** Taylor on [-pi/4, pi/4]; the first term left out is below 1e-17. */
function sine(r: number): number {
  const q = r * r
  return (
    r *
    (1 -
      (q / 6) *
        (1 - (q / 20) * (1 - (q / 42) * (1 - (q / 72) * (1 - (q / 110) * (1 - (q / 156) * (1 - q / 210)))))))
  )
}

function cosine(r: number): number {
  const q = r * r
  return (
    1 -
    (q / 2) *
      (1 - (q / 12) * (1 - (q / 30) * (1 - (q / 56) * (1 - (q / 90) * (1 - (q / 132) * (1 - q / 182))))))
  )
}

/** Sine and cosine of an angle in degrees. Quarter turns are exact. */
export function sinCos(degrees: number): { sin: number; cos: number } {
  const quarters = Math.round(degrees / 90)
  const r = (degrees - quarters * 90) * RADIANS
  const [s, c] = [sine(r), cosine(r)]
  const quadrant = ((quarters % 4) + 4) % 4
  if (quadrant === 0) return { sin: s, cos: c }
  if (quadrant === 1) return { sin: c, cos: -s }
  if (quadrant === 2) return { sin: -s, cos: -c }
  return { sin: -c, cos: s }
}

/** Arc tangent for 0 <= t <= 1: halved twice, then its series. */
function arcTangent(t: number): number {
  const half = t / (1 + Math.sqrt(1 + t * t))
  const quarter = half / (1 + Math.sqrt(1 + half * half))
  const q = quarter * quarter
  let sum = 0
  for (let n = 25; n >= 1; n -= 2) sum = 1 / n - q * sum
  return 4 * quarter * sum
}

/** The angle of (x, y) from the +x axis, counter-clockwise, in radians (-pi, pi]; 0 for the zero vector. */
export function angleOf(y: number, x: number): number {
  const [ax, ay] = [Math.abs(x), Math.abs(y)]
  if (ax === 0 && ay === 0) return 0
  const steep = ay > ax
  const first = arcTangent(steep ? ax / ay : ay / ax)
  const upper = steep ? PI / 2 - first : first
  const positive = x < 0 ? PI - upper : upper
  return y < 0 ? -positive : positive
}

/** Bearing from north (+y), clockwise, in degrees [0, 360). */
export function bearingOf(dx: number, dy: number): number {
  const degrees = angleOf(dx, dy) * DEGREES
  return degrees < 0 ? degrees + 360 : degrees
}

/** The unit vector of a bearing. */
export function direction(bearing: number): { x: number; y: number } {
  const { sin, cos } = sinCos(bearing)
  return { x: sin, y: cos }
}

interface Plane {
  x: number
  y: number
}

/** Brings points of a piece's own frame into the frame of the table. */
export function placing(pose: Plane & { a: number }): (p: Plane) => Plane {
  const { sin, cos } = sinCos(pose.a)
  return (p) => ({ x: pose.x + p.x * cos + p.y * sin, y: pose.y - p.x * sin + p.y * cos })
}

/** A point of a piece's own frame in the frame of the table. */
export const place = (p: Plane, pose: Plane & { a: number }): Plane => placing(pose)(p)
