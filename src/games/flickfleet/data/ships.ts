// Written by tools/bring-data.mjs from the rules folder: change it there, not here.
import { bomber_wing } from './ships/bomber_wing'
import { cadet_fighter } from './ships/cadet_fighter'
import { carrier } from './ships/carrier'
import { civilian } from './ships/civilian'
import { cruiser } from './ships/cruiser'
import { destroyer } from './ships/destroyer'
import { dreadnought } from './ships/dreadnought'
import { fighter_wing } from './ships/fighter_wing'
import { freighter } from './ships/freighter'
import { gunboat } from './ships/gunboat'
import { mine_layer } from './ships/mine_layer'
import { prototype_dreadnought } from './ships/prototype_dreadnought'
import { ram } from './ships/ram'
import { range_drone } from './ships/range_drone'
import { repair_skiff } from './ships/repair_skiff'
import { stealth_ship } from './ships/stealth_ship'
import { weapons_platform } from './ships/weapons_platform'
import type { ShipClass } from './types'

export const classes: Readonly<Record<string, ShipClass>> = {
  fighter_wing,
  bomber_wing,
  destroyer,
  carrier,
  dreadnought,
  prototype_dreadnought,
  freighter,
  cadet_fighter,
  range_drone,
  ram,
  stealth_ship,
  mine_layer,
  civilian,
  cruiser,
  gunboat,
  repair_skiff,
  weapons_platform,
}
