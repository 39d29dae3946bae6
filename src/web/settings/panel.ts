import type { Choices, Choosing } from './choices'

/** A question of the panel, and what its answers are called. */
export interface SettingGroup {
  key: Choosing
  label: string
  says: Record<string, string>
}

const SOUND = { full: 'Full', quiet: 'Quiet', off: 'Off' }

/** Every answer there is has a name. */
const question = <K extends Choosing>(
  key: K,
  label: string,
  says: Record<Choices[K], string>,
): SettingGroup => ({ key, label, says })

export const CHAPTERS = [
  {
    title: 'Aiming',
    questions: [
      question('mode', 'How to aim', { pull: 'Pull back', swipe: 'Swipe', keys: 'Keys' }),
      question('confirm', 'Letting go', {
        usual: 'As usual here',
        release: 'Flicks',
        park: 'Keeps the aim, Flick sends it',
        hold: 'Keeps the aim, hold Flick to send it',
      }),
      question('hand', 'Hand', { right: 'Right', left: 'Left' }),
      question('smoothing', 'Smoothing of the hand', { usual: 'Usual', strong: 'Strong', off: 'Off' }),
      question('ring', 'Cancel ring', { usual: 'Usual', large: 'Large' }),
      question('vibration', 'Vibration', { on: 'On', off: 'Off' }),
    ],
  },
  {
    title: 'Picture',
    questions: [
      question('theme', 'Room', { system: 'As the system', evening: 'Evening', day: 'Day' }),
      question('motion', 'Motion', { system: 'As the system', full: 'Full', reduced: 'Reduced' }),
      question('camera', 'Camera during a flick', { still: 'Stands still', follow: 'Follows' }),
      question('rate', 'Flicks are shown', {
        '1': 'In real time',
        '2': '2×',
        '4': '4×',
        skip: 'Only the end',
      }),
    ],
  },
  {
    title: 'Sound',
    questions: [
      question('tableSound', 'Table', SOUND),
      question('tokenSound', 'Tokens', SOUND),
      question('noticeSound', 'Notices', SOUND),
      question('mono', 'Mono', { off: 'Off', on: 'On' }),
      question('turnCall', 'A screen reader says that it is your turn', {
        polite: 'After what it is saying',
        assertive: 'At once',
      }),
    ],
  },
]
