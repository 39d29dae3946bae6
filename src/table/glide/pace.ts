/** House: how fast a glide is shown. It sets off softly and comes to rest softly; mm/s and mm/s². */
const SPEED = 150
const GAIN = 600

/** Where a glide of a given length is at a time, and when it is somewhere; s and mm. */
export interface Pace {
  seconds: number
  slidAt(t: number): number
  timeOf(slid: number): number
}

const STILL: Pace = { seconds: 0, slidAt: () => 0, timeOf: () => 0 }

/** The pace of a glide that ends after `length` mm. */
export function paceOf(length: number): Pace {
  if (length <= 0) return STILL
  const ramp = Math.min((SPEED * SPEED) / (2 * GAIN), length / 2)
  const top = Math.sqrt(2 * GAIN * ramp)
  const soft = top / GAIN
  const seconds = 2 * soft + (length - 2 * ramp) / top
  const slidAt = (t: number): number => {
    if (t < soft) return (GAIN * t * t) / 2
    const left = seconds - t
    return left < soft ? length - (GAIN * left * left) / 2 : ramp + top * (t - soft)
  }
  const timeOf = (slid: number): number => {
    if (slid < ramp) return Math.sqrt((2 * slid) / GAIN)
    const left = length - slid
    return left < ramp ? seconds - Math.sqrt((2 * left) / GAIN) : soft + (slid - ramp) / top
  }
  return { seconds, slidAt, timeOf }
}
