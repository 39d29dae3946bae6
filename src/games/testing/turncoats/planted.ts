import type { State } from './state'

type Planted = Readonly<Record<string, { about: string; spoil(now: State): void }>>

export const planted: Planted = {
  'lost-card': {
    about: 'a card goes from a hand to nowhere',
    spoil(now) {
      if (now.taken > 1)
        Object.values(now.hands)
          .find((hand) => hand.length > 0)
          ?.pop()
    },
  },
  'no-side': {
    about: 'a disc lies on neither side',
    spoil(now) {
      const disc = now.table[`${now.seats[0]}-1`]
      if (disc) disc.pose = { ...disc.pose, up: 3 }
    },
  },
}
