import type { Ask, Option, Request, Seat } from './prompt'

/** A question to one seat. `why`: what everybody reads; `say`: what the seat reads, if it differs. */
export interface Question {
  key: string
  seat: Seat
  why: string
  say?: string
  hint?: string
  /** How far what is going on has come: 'die 1 of 3'. */
  step?: string
  rule?: string
  /** The rule is of this house: no book prints it. */
  house?: true
  /** Nobody else learns the answer, nor whether there was a choice. */
  secret?: true
}

/** What of a question everybody sees. */
export const head = ({
  key,
  why,
  rule,
  house,
}: Question): Pick<Request, 'key' | 'why' | 'rule' | 'house'> => ({
  key,
  why,
  ...(rule ? { rule } : {}),
  ...(house ? { house } : {}),
})

/** What the seat itself reads, with its options. */
export const askOf = ({ seat, why, say, hint, step, secret }: Question, options: Option[]): Ask => ({
  seat,
  say: say ?? why,
  options,
  ...(hint ? { hint } : {}),
  ...(step ? { step } : {}),
  ...(secret ? { secret } : {}),
})
