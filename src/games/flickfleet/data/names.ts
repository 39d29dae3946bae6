/** D-03: who goes first when sides have as many ships. */
export const factionOrder: readonly string[] = ['uprising', 'storm', 'imperium', 'hive', 'pirates']

/** What a faction is called. */
export const factions: Readonly<Record<string, string>> = {
  uprising: 'Uprising',
  imperium: 'Imperium',
  civilian: 'Civilians',
  cadet: 'Cadet',
}

/**
 * House names: the documents name next to no ship. By faction and class, as many as the boxes hold
 * (`box.ts`), given out in this order.
 */
export const names: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  uprising: {
    destroyer: ['Ember', 'Kestrel', 'Tinder'],
    carrier: ['Hearth', 'Lantern'],
    fighter_wing: ['Sparrow', 'Swift', 'Martin', 'Wren'],
    bomber_wing: ['Heron', 'Bittern'],
    ram: ['Piledriver'],
    cruiser: ['Beacon'],
    repair_skiff: ['Darner'],
    gunboat: ['Flint', 'Steel'],
    weapons_platform: ['Aerie'],
    civilian: ['Civilian 1', 'Civilian 2', 'Civilian 3', 'Civilian 4'],
    freighter: ['Pelican', 'Stork', 'Crane', 'Goose'],
  },
  imperium: {
    dreadnought: ['Sovereign'],
    prototype_dreadnought: ['Colossus'],
    destroyer: ['Bastion', 'Rampart', 'Citadel', 'Palisade'],
    carrier: ['Meridian'],
    fighter_wing: ['Halberd', 'Pike', 'Lance', 'Glaive'],
    bomber_wing: ['Anvil'],
    stealth_ship: ['Phantom'],
    mine_layer: ['Undertow'],
    cruiser: ['Dominion'],
    repair_skiff: ['Mason'],
    gunboat: ['Rivet', 'Bolt'],
    weapons_platform: ['Redoubt'],
    civilian: ['Convoy 1', 'Convoy 2', 'Convoy 3', 'Convoy 4'],
  },
  cadet: { cadet_fighter: ['Foil', 'Sabre'] },
  neutral: { range_drone: ['Drone 1', 'Drone 2', 'Drone 3', 'Drone 4', 'Drone 5'] },
}
