/** Small pictures of what was measured with bots, for the docs. */
export const INK = '#3a3a3a'

/** Words at a place, px; `anchor`: their end that stands there. */
export const label = (x: number, y: number, words: string, anchor: 'start' | 'middle' | 'end'): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}">${words}</text>`

/** A whole picture on white, px. */
export function svg(width: number, height: number, parts: readonly string[]): string {
  const size = `width="${width}" height="${height}"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" font-size="12" fill="${INK}">` +
    `<rect ${size} fill="#fff"/>${parts.join('')}</svg>\n`
  )
}
