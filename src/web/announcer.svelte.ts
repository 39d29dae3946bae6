let said = $state('')

export const announcer = {
  get said(): string {
    return said
  },
}

/** Said once and politely. The same words again are made to differ, or nobody would hear them. */
export function announce(text: string): void {
  said = text === said ? `${text}\u00A0` : text
}
