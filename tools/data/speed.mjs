/** H-PHYS: how hard a ship may be flicked. The numbers are stored as data: only this tool needs a power. */
const FRICTION = 0.25
const GRAVITY = 9810
const FULL_SLIDE_MM = 880
const FROM_MASS_G = 18.5
const POWER = 0.86
const LEAST = 0.06

/** What H-PHYS states outright, some of it rounded, is taken as stated: for light ships, then by mass. */
const LIGHT = 2077
const STATED = new Map([
  [28.6, 1723],
  [53.4, 1320],
  [81.9, 1100],
  [107.3, 980],
])

const calculated = (mass) => {
  const slide = FULL_SLIDE_MM * (FROM_MASS_G / mass) ** POWER
  return Math.round(Math.sqrt(2 * FRICTION * GRAVITY * slide))
}

const most = (mass) => (mass <= FROM_MASS_G ? LIGHT : (STATED.get(mass) ?? calculated(mass)))

/** Least and most speed in whole mm/s for a mass in g: a heavier ship slides less far. */
export const speeds = (mass) => ({ min: Math.round(LEAST * most(mass)), max: most(mass) })
