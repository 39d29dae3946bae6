/** What ends a gesture that nobody ended. It never flicks (design: interruptions). */
export type Interruption =
  | 'pointercancel'
  | 'lostpointercapture'
  | 'blur'
  | 'rotation'
  | 'hidden'
  | 'dialog'
  | 'prompt'

const BECAUSE: Readonly<Record<Interruption, string>> = {
  pointercancel: 'The system took the pointer',
  lostpointercapture: 'The pointer was lost',
  blur: 'The window lost the focus',
  rotation: 'The screen was turned',
  hidden: 'The page was hidden',
  dialog: 'A dialog opened',
  prompt: 'The question changed',
}

/** Said politely. */
export const sayInterrupted = (by: Interruption): string =>
  `${BECAUSE[by]}: nothing is flicked, the aim is kept.`

export const CANCELLED = 'Cancelled: nothing is flicked.'
