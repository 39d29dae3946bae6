/** ms of rest after which a changed aim is read out: nobody wants to hear every number on the way. */
const REST = 700

/** Reads the aim out. */
export interface Aloud {
  /** Once the aim has not changed for a moment. */
  soon(): void
  now(): void
  /** Not what was to be read out soon: another part of the page says the aim, or it has changed since. */
  hush(): void
}

/** `sentence`: the aim as it stands, '' where nothing is aimed. `say`: says it to people who listen. */
export function openAloud(sentence: () => string, say: (text: string) => void): Aloud {
  let clock: ReturnType<typeof setTimeout> | undefined
  const hush = (): void => clearTimeout(clock)
  function now(): void {
    hush()
    say(sentence())
  }
  function soon(): void {
    hush()
    clock = setTimeout(now, REST)
  }
  return { soon, now, hush }
}
