/** What the game has so far. A later expansion adds its ids here and runs the tool again. */
export const BROUGHT = {
  ships: [
    'fighter_wing',
    'bomber_wing',
    'destroyer',
    'carrier',
    'dreadnought',
    'prototype_dreadnought',
    'freighter',
    'cadet_fighter',
    'range_drone',
    'ram',
    'stealth_ship',
    'mine_layer',
  ],
  scenarios: [
    'fair_battle',
    'introductory',
    'target_practice',
    'gravitys_shadow',
    'training_wheels',
    'firestorm',
    'sky_full_of_rocks',
    'bombers_vs_mines',
    'killing_fields',
  ],
}
