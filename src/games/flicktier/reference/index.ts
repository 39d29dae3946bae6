import { headingOf, type Reference, type RuleEntry } from '../../kit'
import type { State } from '../state'
import { words } from '../words'
import { chapters } from './chapters'

const ENTRIES: readonly RuleEntry[] = chapters.flatMap((chapter) => chapter.entries)

/** By the heading under which a question cites its rule. */
const HEADINGS: Readonly<Record<string, string>> = {
  Actions: 'actions',
  Move: 'move',
  Attack: 'attack',
  Build: 'build',
  Exploit: 'exploit',
  Upgrade: 'upgrade',
  Return: 'return',
  'The United Earth Alliance': 'uea',
  'The Noxian Empire': 'noxian',
  'The Korivali Trade Federation': 'korivali',
  'The Surge': 'surge',
}

const isEntry = (id: string): boolean => ENTRIES.some((entry) => entry.id === id)

const ofWord: Readonly<Record<string, { entry: string }>> = words

/** The Final Flicktier's rules in our own words. */
export const reference: Reference<State> = {
  about: 'The rules of The Final Flicktier by Gabe Barrett, told in our own words.',
  chapters,
  terms: [
    { word: 'home', means: "A faction's own planet, in a corner of the map.", entry: 'setup' },
    { word: 'point token', means: 'A 1VP token that an attacker wins in a fight.', entry: 'combat' },
    { word: 'combat side', means: 'The number on the covered side of a card.', entry: 'combat' },
    { word: 'in front', means: 'Cards that were played in a fight and only pay now.', entry: 'combat' },
    {
      word: 'Hyperspace token',
      means: 'Its length says how far a target may slide.',
      entry: 'attack-results',
    },
    { word: '? token', means: 'What an exploration is worth: 1, 2 or 3.', entry: 'missions' },
    { word: 'raiders', means: 'The dice against which one plays alone.', entry: 'solo' },
  ],
  ruleFor(asked, s) {
    if ('rule' in asked) return HEADINGS[headingOf(asked.rule) ?? ''] ?? null
    if ('told' in asked) return ofWord[asked.told.is]?.entry ?? null
    const owner = s.dice[asked.piece]?.owner
    if (owner !== undefined) return isEntry(owner) ? owner : 'solo'
    return asked.piece === 'bug' ? 'bug' : 'on-a-space'
  },
}
