import { announce } from '../parts/announcer.svelte'

let lost = $state(false)

export const connection = {
  get lost(): boolean {
    return lost
  },
}

/** Told by the host. The first connection of a page is nothing to talk about. */
export function connectionChanged(here: boolean): void {
  if (here && lost) announce('Connected again.')
  if (!here && !lost) announce('The connection is lost. Nothing that was confirmed is lost with it.')
  lost = !here
}
