import type { Reference } from '../../kit'
import type { State } from './state'

const entry = (id: string, title: string, ...text: string[]) => ({ id, title, text, places: [] })

export const reference: Reference<State> = {
  about: 'Turncoats is made up for tests.',
  chapters: [
    {
      id: 'play',
      title: 'Play',
      entries: [
        entry(
          'cards',
          'Cards',
          'Each turn begins with a card that is laid face down.',
          'It counts at the end.',
        ),
        entry('turning', 'Turning', 'A disc that is touched by the flicked one turns over.'),
        entry('the-pot', 'The pot', 'A disc whose middle comes into the pot counts 30.'),
        entry('leaving', 'Leaving', 'A disc that leaves the table is gone. Who has none left is out.'),
        entry('the-die', 'The die', 'The D12 counts for who flicked it last. If it shows 1 everybody loses.'),
      ],
    },
  ],
  terms: [{ word: 'loyal', means: 'A disc that shows its first side.', entry: 'turning' }],
  ruleFor: () => null,
}
