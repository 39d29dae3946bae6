import type { GameCard } from './games'

/** Where a picture of a table is, at both its widths in px: drawn by `npm run pictures`. */
export interface Pictured {
  small: string
  large: string
}

/** Whole addresses, one by one: the build finds them. */
export const PICTURES: Readonly<Record<GameCard['mat'], Pictured>> = {
  fleet: {
    small: new URL('pictures/fleet-520.webp', import.meta.url).href,
    large: new URL('pictures/fleet-1040.webp', import.meta.url).href,
  },
  wars: {
    small: new URL('pictures/wars-520.webp', import.meta.url).href,
    large: new URL('pictures/wars-1040.webp', import.meta.url).href,
  },
  tier: {
    small: new URL('pictures/tier-520.webp', import.meta.url).href,
    large: new URL('pictures/tier-1040.webp', import.meta.url).href,
  },
}
