/** The timing curve that CSS calls cubic-bezier: share of the time to share of the way. */
export function cubicBezier(x1: number, y1: number, x2: number, y2: number): (time: number) => number {
  const curve = (a: number, b: number, s: number): number =>
    3 * a * s * (1 - s) ** 2 + 3 * b * s ** 2 * (1 - s) + s ** 3
  return (time) => {
    if (time <= 0 || time >= 1) return Math.min(Math.max(time, 0), 1)
    let [low, high] = [0, 1]
    for (let i = 0; i < 24; i++) {
      const middle = (low + high) / 2
      if (curve(x1, x2, middle) < time) low = middle
      else high = middle
    }
    return curve(y1, y2, low)
  }
}
