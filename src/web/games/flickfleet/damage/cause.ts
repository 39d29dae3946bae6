import type { About, Description } from '../../../../games/kit'

/** What did it: 'Fury's nuke'; 'Gale', of a ram; 'the moon'. Empty when the line does not say. */
export function causeOf({ by, weapon }: About, pieces: Description['pieces']): string {
  const name = (by !== undefined && pieces[by]?.name) || ''
  return name && weapon ? `${name}'s ${weapon}` : name
}

/**
 * D-41, D-46: why one die did two points, in a sentence; empty when it did not, or no weapon is why. Of a
 * wing pieces go, whatever the number.
 */
export function twiceOf({ weapon }: About, points: readonly About[]): string {
  if (!weapon || points.length < 2) return ''
  return points[0]!.is === 'piece' ? `A ${weapon} takes two pieces.` : `A ${weapon} deals its number twice.`
}
