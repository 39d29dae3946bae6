import type { PieceWords, Saying } from '../../games/kit'

/** A piece in words: 'Destroyer, active. Shields 1 of 2. 4 weak spot. Can still activate.' */
export function sayingsOf({ what, active, away, says = [], ready }: PieceWords): Saying[] {
  const kind = [what, active && 'active', away].filter(Boolean).join(', ')
  const now = [...(active ?? []), ...(ready ? [ready] : [])]
  return [{ say: `${kind}.` }, ...says, ...now.map((say) => ({ say }))]
}

export const saidWhole = (sayings: readonly Saying[]): string =>
  sayings.map(({ mark, say }) => (mark ? `${mark} ${say}` : say)).join(' ')
