/** A word, a number or a sign of a fleet's text, and after how many letters it begins. */
export interface Token {
  text: string
  at: number
}

/** What cannot be read, and where; caught in `readFleet`. */
export class Unreadable extends Error {
  constructor(
    why: string,
    readonly at: number,
  ) {
    super(why)
  }
}

const TOKEN = /\s*([a-z]+(?:[ \t]+[a-z]+)*|\d+|[:,()])\s*/iy

/** Throws `Unreadable` at the first letter that belongs to nothing. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let at = text.length - text.trimStart().length
  while (at < text.length) {
    TOKEN.lastIndex = at
    const found = TOKEN.exec(text)
    if (!found)
      throw new Unreadable(`'${String.fromCodePoint(text.codePointAt(at)!)}' does not belong there.`, at)
    tokens.push({ text: found[1]!.toLowerCase().replace(/\s+/g, ' '), at: at + found[0].indexOf(found[1]!) })
    at = TOKEN.lastIndex
  }
  return tokens
}

/** Goes through tokens one by one. */
export class Reader {
  private next = 0

  constructor(
    private readonly tokens: readonly Token[],
    private readonly end: number,
  ) {}

  /** The next token if it is like this. */
  take(like: RegExp): Token | null {
    const token = this.tokens[this.next]
    if (!token || !like.test(token.text)) return null
    this.next += 1
    return token
  }

  /** Throws `Unreadable` when the next token is something else. */
  expect(like: RegExp, what: string): Token {
    const token = this.take(like)
    if (token) return token
    const found = this.tokens[this.next]
    const instead = found ? `not '${found.text}'` : 'but the text ends'
    throw new Unreadable(`${what} is expected here, ${instead}.`, found?.at ?? this.end)
  }

  /** Nothing comes any more. */
  get ended(): boolean {
    return this.next >= this.tokens.length
  }

  /** One or more, with commas between. */
  list<T>(one: () => T): T[] {
    const all = [one()]
    while (this.take(/^,$/)) all.push(one())
    return all
  }

  /** Throws `Unreadable` when something is left. */
  done(what: string): void {
    const left = this.tokens[this.next]
    if (left) throw new Unreadable(`${what} is expected here, not '${left.text}'.`, left.at)
  }
}
