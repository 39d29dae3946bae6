/** What each battle is about, in our own words. */
export const about: Readonly<Record<string, string>> = {
  introductory: 'Two destroyers and fighters meet a carrier full of wings. The battle to begin with.',
  target_practice:
    'Two cadets at the shooting range: shoot three drones, and touch nothing with your fighter.',
  gravitys_shadow: 'A dreadnought hunts a small fleet round a neutron star that pulls everybody in.',
  training_wheels: 'Wings alone must destroy a new dreadnought while its escort is still on the way.',
  firestorm: 'Freighters flee from a moon while more and more destroyers arrive to stop them.',
  bombers_vs_mines: 'A mine layer bars the way: bombers and destroyers must break through its mines.',
  killing_fields: 'A destroyer and a cloaked hunter in a field of mines; more ships join both of them.',
  escort_duty: 'Four civilians make for the far edge, and only their side knows which of them matters.',
  tech_transfer: 'A convoy carries stolen technology along its track; a carrier wants three pieces of it.',
  sky_full_of_rocks: 'A cloaked hunter looks for a small fleet among asteroids that break up under fire.',
  fair_battle: 'Two fleets of your own choice, for an equal number of points.',
}
