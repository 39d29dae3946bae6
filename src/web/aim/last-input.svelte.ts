let byKeys = $state(false)

addEventListener('keydown', () => (byKeys = true), { capture: true })
addEventListener('pointerdown', () => (byKeys = false), { capture: true })

/** What was touched last: a key, or with a pointer. */
export const lastInput = {
  get byKeys(): boolean {
    return byKeys
  },
}
