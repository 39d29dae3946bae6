import type { Term } from '../../kit'

const term = (word: string, entry: string, means: string): Term => ({ word, entry, means })

/** The words of the game, by the alphabet. */
export const terms: readonly Term[] = [
  term('Activation cube', 'round', 'The purple cube on a ship that may still act in this round.'),
  term('Active ship', 'activation', 'The ship that has lost its cube this turn and is acting now.'),
  term('Armour', 'damage', 'With shields down it stops every result of 7 or more on a D10.'),
  term('Bay', 'launching', 'The location of a carrier or dreadnought that launches wings.'),
  term('Capital ship', 'components', 'A ship with a dashboard: destroyer, carrier or dreadnought.'),
  term(
    'Collision',
    'collision',
    'Contact of the active ship with another one by accident: its turn is over.',
  ),
  term('D6', 'nuke-damage', 'The six-sided die: nukes, and the roll for a location after a ram.'),
  term('D10', 'firing', 'The ten-sided die of the lasers; its 0 counts as 10.'),
  term('Dashboard', 'dashboard', 'Shows the locations, discs, shields and hull of a capital ship.'),
  term('Disc', 'dashboard', 'A counter on a location: while one is left, the location can act.'),
  term('Engineering', 'engineering', 'The location without number and disc that repairs the others.'),
  term('Engines', 'moving', 'The location that lets the ship move by a flick on its lit edges.'),
  term('Fair battle', 'fair-fleets', 'A battle of two chosen fleets for an equal number of points.'),
  term(
    'Hull',
    'damage',
    'Grey cubes, lost where no disc is left; in the base box only dreadnoughts have them.',
  ),
  term('Laser', 'defence-grid', 'The short-range weapon: a D10.'),
  term('Location', 'dashboard', 'A part of a dashboard that numbers hit and, mostly, discs keep working.'),
  term('Mobile', 'static-and-mobile', 'Of an obstacle: it stays where it is pushed.'),
  term('Nuke', 'nuke-damage', 'The weapon that deals two points of damage and ignores armour: a D6.'),
  term('Obstacle', 'obstacles', 'Scenery that ships and dice run into.'),
  term('Ram', 'ramming', 'A declared attack with the ship itself, which is spent by it.'),
  term('Round', 'round', 'The time in which every ship in play is activated once.'),
  term('Routed', 'leaving', 'Off the table: counts as destroyed and never returns.'),
  term('Shields', 'damage', 'White cubes: each takes a point of damage before anything else does.'),
  term('Static', 'static-and-mobile', 'Of an obstacle: it cannot be moved.'),
  term('Supply', 'fleet-supply', 'The ships that the box holds for a faction.'),
  term('Weak spot', 'weak-spot', 'A location that never has a disc: a hit there goes on to hull and ship.'),
  term('Wild shot', 'wild-shot', 'A die that hits something and then leaves the table: all is as before.'),
  term('Wing', 'wings', 'Fighters or bombers in three pieces that move and fire.'),
]
