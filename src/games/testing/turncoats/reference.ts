import { citedEntry, type Reference, type RuleEntry } from '../../kit'
import type { State } from './state'
import { words } from './words'

const entry = (id: string, title: string, places: string[], ...text: string[]): RuleEntry => ({
  id,
  title,
  text,
  places,
})

const entries: readonly RuleEntry[] = [
  entry(
    'cards',
    'Cards',
    ['900:12-13', '900:28'],
    'Each turn begins with a card that is laid face down.',
    'It counts at the end.',
  ),
  entry('turning', 'Turning', ['900:16-17'], 'A disc that is touched by the flicked one turns over.'),
  entry('the-pot', 'The pot', ['900:18'], 'A disc whose middle comes into the pot counts 30.'),
  entry(
    'leaving',
    'Leaving',
    ['900:19', '900:24-25'],
    'A disc that leaves the table is gone. Who has none left is out.',
  ),
  entry(
    'the-die',
    'The die',
    ['900:20', '900:31'],
    'The D12 counts for who flicked it last. If it shows 1 everybody loses.',
  ),
]

export const reference: Reference<State> = {
  about: 'Turncoats is made up for tests.',
  chapters: [{ id: 'play', title: 'Play', entries }],
  terms: [{ word: 'loyal', means: 'A disc that shows its first side.', entry: 'turning' }],
  ruleFor(asked) {
    if ('rule' in asked) return citedEntry(entries, asked.rule)
    if ('told' in asked) return words[asked.told.is as keyof typeof words]?.entry ?? null
    return asked.piece === 'die' ? 'the-die' : 'turning'
  },
}
