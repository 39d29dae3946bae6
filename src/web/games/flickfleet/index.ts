import type { Screen } from '../screen'
import { boardsIn } from './boards'
import { damageOf } from './damage/moments'
import DamageOnTable from './damage/DamageOnTable.svelte'
import { told } from './log/told'
import VolleyItem from './log/VolleyItem.svelte'
import { look } from './look'
import Fleet from './panels/Fleet.svelte'
import { homeOf } from './panels/homes'
import EnemyStrip from './panels/phone/EnemyStrip.svelte'
import MovedShip from './panels/phone/MovedShip.svelte'
import OwnShips from './panels/phone/OwnShips.svelte'
import Tally from './panels/Tally.svelte'
import FleetBuilder from './setup/FleetBuilder.svelte'
import { groups } from './setup/groups'
import ObstacleBuilder from './setup/ObstacleBuilder.svelte'
import Ships from './ships/Ships.svelte'
import ObstaclesText from './text/Obstacles.svelte'
import ShipsText from './text/Ships.svelte'
import { SOUNDS } from './sounds'

/** FlickFleet on the page. */
export const screen: Screen = {
  ...look,
  panels: {
    Side: Fleet,
    Foot: Tally,
    Choices: OwnShips,
    Moved: MovedShip,
    Targets: EnemyStrip,
    offers: (seen, choice) => homeOf(choice, boardsIn(seen)) !== null,
  },
  log: { told, Entry: VolleyItem },
  text: [ShipsText, ObstaclesText],
  setUp: {
    fields: {
      fleet: { Field: FleetBuilder, wide: false },
      obstacles: { Field: ObstacleBuilder, wide: true },
    },
    groups,
  },
  moments: { of: damageOf, Shown: DamageOnTable },
  strength: 'Cubes, discs and pieces left',
  sounds: SOUNDS,
  pieces: async () => (await import('./pieces')).looks,
  pages: [{ at: 'ships', name: 'Ships', Page: Ships }],
}
