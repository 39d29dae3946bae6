/** So long a step is looked at while the match plays by itself, ms: words, a flick, damage. */
const WORDS = 400
const FLICK = 900
const DAMAGE = 2500
/** Nobody could follow the words any faster. */
const FASTEST = 4

/** `rate`: of the settings; Infinity: the ends alone. */
export function restAfter(flick: boolean, damage: boolean, rate: number): number {
  const whole = damage ? DAMAGE : flick ? FLICK : WORDS
  return whole / Math.min(rate, FASTEST)
}
