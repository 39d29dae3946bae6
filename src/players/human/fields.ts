import type { Region } from '../../table/types'

/** A number that a region leaves free. */
export interface Field {
  id: 'along' | 'depth' | 'rear' | 'round' | 'direction' | 'heading'
  label: string
  unit: 'cm' | 'degrees'
}

const along: Field = { id: 'along', label: 'From your left corner', unit: 'cm' }
const depth: Field = { id: 'depth', label: 'From your edge', unit: 'cm' }
const rear: Field = { id: 'rear', label: 'Nearest point from your edge', unit: 'cm' }
const round: Field = { id: 'round', label: 'Round the table from your left corner', unit: 'cm' }
const aroundShip: Field = { id: 'direction', label: 'Direction around the ship', unit: 'degrees' }
const aroundIt: Field = { id: 'direction', label: 'Direction around it', unit: 'degrees' }
const heading: Field = { id: 'heading', label: 'Heading', unit: 'degrees' }

/** What there is to choose for such a place. */
export function fieldsOf(where: Region): Field[] {
  if ('rearAt' in where) return [where.from === 'any' ? round : along]
  if ('rearWithin' in where) return [along, rear, heading]
  if ('around' in where) return where.facing === 'away' ? [aroundIt] : [aroundIt, heading]
  if ('inside' in where) return [heading]
  if ('beyond' in where) return [along, depth]
  return 'touching' in where ? [aroundShip, heading] : [along, depth, heading]
}

export type Values = Partial<Record<Field['id'], number>>
