const NAME = 'flicktable.shortcuts'

let on = $state(localStorage.getItem(NAME) !== 'off')

/** Single characters as commands: some people's tools type them by accident (WCAG 2.1.4). */
export const shortcuts = {
  get on(): boolean {
    return on
  },
  set on(value: boolean) {
    on = value
    localStorage.setItem(NAME, value ? 'on' : 'off')
  },
}
