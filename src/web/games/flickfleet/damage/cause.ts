import type { About, Description } from '../../../../games/kit'

/** What did it: 'Fury's nuke'; 'Gale', of a ram; 'the moon'. Empty when the line does not say. */
export function causeOf({ by, weapon }: About, pieces: Description['pieces']): string {
  const name = (by !== undefined && pieces[by]?.name) || ''
  return name && weapon ? `${name}'s ${weapon}` : name
}

/** Why one die did several points, in a sentence; empty when it did one, or its weapon is not why. */
export const twiceOf = ({ note = '' }: About, points: readonly About[]): string =>
  points.length > 1 ? note : ''
