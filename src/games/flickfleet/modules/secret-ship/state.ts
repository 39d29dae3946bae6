import type { Secret } from '../../../kit'
import { slice } from '../../rules/slice'
import type { Id } from '../../../../table/types'

export interface SecretShip {
  /** Which ship carries the passenger: its own side alone knows. Null until it has been chosen. */
  ship: Secret<Id> | null
  /** Has been chosen: everybody may know. */
  chosen: boolean
}

export const begin = (): SecretShip => ({ ship: null, chosen: false })
export const own = slice<SecretShip>('secret_ship')
