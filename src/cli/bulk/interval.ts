/** For 95 %. */
const Z = 1.959964

/** The share of `won` in `n` with its interval of 95 % (Wilson); a draw counts half. */
export function shareOf(won: number, n: number): { share: number; from: number; to: number } {
  if (n === 0) return { share: 0, from: 0, to: 1 }
  const share = won / n
  const square = (Z * Z) / n
  const middle = (share + square / 2) / (1 + square)
  const half = (Z / (1 + square)) * Math.sqrt((share * (1 - share)) / n + square / (4 * n))
  return { share, from: Math.max(0, middle - half), to: Math.min(1, middle + half) }
}

const percent = (x: number): string => `${(100 * x).toFixed(0)} %`

/** '62 % (53 to 70 %)'. */
export function sayShare(won: number, n: number): string {
  const { share, from, to } = shareOf(won, n)
  return `${percent(share)} (${(100 * from).toFixed(0)} to ${percent(to)})`
}
