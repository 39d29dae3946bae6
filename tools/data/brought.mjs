/** What the game has so far. A later expansion adds its ids here and runs the tool again. */
export const BROUGHT = {
  ships: ['fighter_wing', 'bomber_wing', 'destroyer', 'carrier', 'dreadnought'],
  scenarios: ['introductory'],
}
