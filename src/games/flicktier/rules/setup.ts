import { log, roll, secret, shuffle, type Script } from '../../kit'
import { numbersFor } from '../begin'
import { board, box, missions, nameOfResource, RESOURCES } from '../data'
import { nameOf } from '../names'
import type { G } from '../state'
import { draw } from './cards'
import { layResources } from './markers'
import { drawMission } from './missions'

/** Everything that is shuffled and dealt before the first turn (004:29-44). */
export function* setUp(g: G): Script {
  const { s } = g
  yield* scatterResources(g)
  yield* layDecks(g)
  yield* layMissions(g)
  yield* firstSeat(g)
  s.ready = true
  log(s, 'The galaxy lies ready.', { is: 'ready', piece: '' })
}

/** A resource for each of the eight planets that are nobody's home (004:30). */
export function* scatterResources({ s }: G): Script {
  const tokens = RESOURCES.flatMap((id) => Array<typeof id>(box.planetTokens).fill(id))
  const order = yield* shuffle('resources', 'The resources are laid out.', tokens)
  s.resources = Object.fromEntries(board.planets.map(({ id }, i) => [id, order[i]!]))
  layResources(s)
}

/** Four decks, and a card of each for everybody (004:32-33); two of each where that was agreed (house). */
export function* layDecks(g: G): Script {
  const { s } = g
  for (const id of RESOURCES)
    s.decks[id] = yield* shuffle(`deck-${id}`, `The ${nameOfResource(id)} cards are shuffled.`, s.decks[id])
  for (const seat of s.seats)
    for (const id of RESOURCES) for (let i = 0; i < s.dealt; i++) yield* draw(g, seat, id)
}

/** The deck by number of players, three of it face up, and the ? tokens (004:35-36). */
export function* layMissions(g: G): Script {
  const { s } = g
  const all = missions.map(({ id }) => secret(id))
  const { missionCards } = numbersFor(s.seats.length)
  s.missions = (yield* shuffle('missions', 'The missions are shuffled.', all)).slice(0, missionCards)
  s.questions = yield* shuffle(
    'questions',
    'The ? tokens are shuffled.',
    box.questions.map((value) => secret(value)),
  )
  for (let i = 0; i < box.row; i++) yield* drawMission(g)
}

/** House: chance says who begins (FT-25). */
export function* firstSeat({ s }: G): Script {
  if (s.seats.length === 1) return
  const [shown] = yield* roll('first', 'Who begins?', s.seats.length)
  s.next = s.seats[shown! - 1]!
  log(s, `${nameOf(s.next)} begins.`, { is: 'begins', piece: '' })
}
