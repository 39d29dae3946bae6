/** A place on the screen, CSS px of the window. */
export interface Px {
  x: number
  y: number
}

/** Where the pointer was. `t`: the event's own time, ms; never when somebody got to see it. */
export interface Sample extends Px {
  t: number
}

export const apart = (a: Px, b: Px): number => Math.hypot(b.x - a.x, b.y - a.y)

/** A share of the way from one place to another. */
export const onTheWay = (from: Px, to: Px, share: number): Px => ({
  x: from.x + share * (to.x - from.x),
  y: from.y + share * (to.y - from.y),
})

/** How a pointer points: a finger needs more room than a mouse. */
export type Pointing = 'touch' | 'mouse'
