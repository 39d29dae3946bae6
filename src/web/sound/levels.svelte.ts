import { settings } from '../settings/store.svelte'
import type { Group } from './recipes'

const MUTED = 'flicktable.muted'
const CAPTIONS = 'flicktable.captions'

let muted = $state(localStorage.getItem(MUTED) === 'yes')
let captions = $state(localStorage.getItem(CAPTIONS) === 'yes')

/** All at once off, and written in the log: beside the three levels of the settings. */
export const sounds = {
  get muted(): boolean {
    return muted
  },
  set muted(value: boolean) {
    muted = value
    localStorage.setItem(MUTED, value ? 'yes' : 'no')
  },
  get captions(): boolean {
    return captions
  },
  set captions(value: boolean) {
    captions = value
    localStorage.setItem(CAPTIONS, value ? 'yes' : 'no')
  },
}

const VOLUMES = { full: 1, quiet: 0.35, off: 0 } as const

export function volumeOf(group: Group): number {
  if (muted) return 0
  const { tableSound, tokenSound, noticeSound } = settings.now
  return VOLUMES[{ table: tableSound, tokens: tokenSound, notices: noticeSound }[group]]
}
