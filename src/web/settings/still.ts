import type { Settings } from './settings'

/** Nothing moves on its own: the person said so here, or asks for it everywhere. */
export const stands = ({ motion }: Settings): boolean =>
  motion === 'reduced' || (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches)
