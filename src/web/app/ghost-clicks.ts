/** What a click would work. */
const CONTROL = 'a, button, input, select, textarea, label, summary'

/** The click of a tap follows it so soon, ms. */
const SOON = 1000

/**
 * After a tap the browser looks anew for what to click: something that has just appeared under the finger
 * would be worked by a tap that was meant for what lay there. The click of a press counts on a control only
 * when the press began on it; one without a press, by key or by a screen reader, always does.
 */
export function refuseGhostClicks(page: Window): void {
  let pressed: EventTarget[] = []
  let lifted = -Infinity

  function press(event: PointerEvent): void {
    pressed = event.composedPath()
  }

  function lift({ timeStamp }: PointerEvent): void {
    lifted = timeStamp
  }

  function click(event: MouseEvent): void {
    const control = event.target instanceof Element && event.target.closest(CONTROL)
    const ofPress = event.detail > 0 && event.timeStamp - lifted < SOON
    // What a label passes on to its field is a click of its own, after this one.
    lifted = -Infinity
    if (!control || !ofPress || pressed.includes(control)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  page.addEventListener('pointerdown', press, true)
  page.addEventListener('pointerup', lift, true)
  page.addEventListener('click', click, true)
}
