import type { Chapter } from '../../kit'

/** Words by which people look for an entry, also such as its text does not have. */
export const ALSO: Readonly<Record<string, string>> = {
  activation: 'actions turn',
  collision: 'bump crash into touch',
  damage: 'armour hurt hit points',
  'defence-grid': 'attack laser weapon',
  engineering: 'heal fix',
  'fair-fleets': 'points buy army list',
  firing: 'shoot shot attack throw hit own friendly fire miss',
  'last-standing': 'win victory lose game over end',
  launching: 'fighters bombers deploy',
  leaving: 'fall falls off edge',
  moving: 'push speed drive',
  prices: 'points cost',
  'pushed-off': 'bump bounce back friend',
  ramming: 'crash into',
  round: 'turn order',
  'shield-generator': 'shields back',
  'taking-back': 'undo mistake',
  'weak-spot': 'skull',
  'who-starts': 'first player begins initiative',
  'wild-shot': 'die falls off table',
}

export const withOtherWords = (chapter: Chapter): Chapter => ({
  ...chapter,
  entries: chapter.entries.map((entry) => {
    const words = ALSO[entry.id]
    return words === undefined ? entry : { ...entry, also: words.split(' ') }
  }),
})
