import type { Sign } from '../../aim/gesture'
import { type Hand, openHand } from '../../aim/hand.svelte'
import { hear } from '../../sound'
import type { SoundName } from '../../sound/recipes'
import type { Desk } from '../desk/desk.svelte'
import { openForesight } from './foresight/foresight.svelte'
import type { Known } from './foresight/known'

/** The hand on the table of one match, and what is known of its aim. */
export interface HandsOn {
  hand: Hand
  readonly known: Known | null
}

const SOUNDS: Readonly<Record<Sign, SoundName>> = {
  grab: 'passed',
  quarter: 'passed',
  cancel: 'released',
  refused: 'refused',
}

/** To be opened with its component. */
export function openHandsOn(desk: Desk, id: string): HandsOn {
  const hand = openHand({ desk, id, sign: (sign) => hear(SOUNDS[sign]) })
  const foresight = openForesight(desk)
  return {
    hand,
    get known() {
      return foresight.known
    },
  }
}
