const NAME = 'flicktable.flicked'

let yes = $state(localStorage.getItem(NAME) === 'yes')

/** Whether this browser has ever flicked: until then a hand shows how. */
export const hinted = {
  get yes(): boolean {
    return yes
  },
  done(): void {
    if (yes) return
    yes = true
    localStorage.setItem(NAME, 'yes')
  },
}
