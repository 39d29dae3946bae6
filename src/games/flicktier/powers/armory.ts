import { choose } from '../../kit'
import { circleName } from '../names'
import { bringTo } from '../rules/ships'
import type { Power } from './power'

/** A beaten ship of the Empire may go to a planet with an armory instead of Nox (004:191). */
export const armory: Power = {
  refuges: (g, seat, die) =>
    g.s.players[seat]!.structures.filter(({ is }) => is === 'armory').map(({ planet }) => ({
      option: choose({
        id: `armory:${planet}`,
        verb: 'armory',
        say: ['Armory', `on ${circleName(planet)}`],
        of: { piece: die, target: planet },
      }),
      go: () => bringTo(g, die, planet),
    })),
}
