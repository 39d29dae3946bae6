import type { Choice, Json } from '../../games/kit'

/**
 * What a text in a field stands for: the choice reads it where it has a text form, else it is JSON;
 * while it is neither, it is itself, which the choice then says is wrong.
 */
export function written({ value }: Choice, text: string): Json {
  if (value?.text) return text
  try {
    return JSON.parse(text) as Json
  } catch {
    return text
  }
}
