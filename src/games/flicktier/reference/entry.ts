import type { RuleEntry } from '../../kit'

type More = Partial<Pick<RuleEntry, 'house' | 'decisions' | 'related' | 'also'>>

/** `place`: lines of 004, '29-36, 41'. */
export const entry = (
  id: string,
  title: string,
  place: string,
  text: string[],
  more: More = {},
): RuleEntry => ({ id, title, text, places: place.split(', ').map((lines) => `004:${lines}`), ...more })
