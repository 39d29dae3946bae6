// Written by tools/bring-data.mjs from the rules folder: change it there, not here.
import { bomber_wing } from './ships/bomber_wing'
import { carrier } from './ships/carrier'
import { destroyer } from './ships/destroyer'
import { dreadnought } from './ships/dreadnought'
import { fighter_wing } from './ships/fighter_wing'
import type { ShipClass } from './types'

export const classes: Readonly<Record<string, ShipClass>> = {
  fighter_wing,
  bomber_wing,
  destroyer,
  carrier,
  dreadnought,
}
