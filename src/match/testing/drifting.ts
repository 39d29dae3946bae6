import {
  button,
  glide,
  log,
  offer,
  touches,
  type Base,
  type Game,
  type Play,
  type Script,
} from '../../games/kit'
import type { Id, Piece } from '../../table/types'

/** A made-up game in which pieces slide to the middle by themselves. */
export interface Drifting extends Base {
  hits: Id[]
  /** How far a glide goes, mm. */
  mm: number
}

type G = Play<Drifting, null>

const disc = (x: number, y: number): Piece => ({ kind: 'disc', shape: 'disc', pose: { x, y, a: 0 } })

/** Three discs of 20 mm: two are 40 mm apart on the way to the middle. */
export const TABLE = { a: disc(50, 10), b: disc(50, 90), c: disc(50, 150) }

function* drift(g: G, piece: Id): Script {
  const how = { piece, to: { x: 50, y: 70 }, mm: g.s.mm }
  const { result } = yield* glide(g, { key: `drift-${piece}`, why: `${piece} drifts.` }, how)
  g.s.hits.push(...touches(result, piece))
  log(g.s, `${piece} drifts.`)
}

function* turn(g: G): Script {
  const question = { key: 'go', seat: 'ada', why: 'Ada lets them drift.' }
  yield* offer(g, question, [button({ id: 'go', verb: 'go', say: 'Go' }, function* () {})])
  for (const piece of ['a', 'c', 'a']) yield* drift(g, piece)
}

export const drifting = (mm = 30): Game<Drifting, null> => ({
  id: 'drifting',
  name: 'Drifting',
  version: '1',
  boardOf: () => 'mat',
  boards: {
    mat: {
      size: { x: 100, y: 200 },
      shapes: { disc: { form: 'disc', radius: 10, height: 5, mass: 2, material: 'acrylic' } },
    },
  },
  setups: [
    {
      id: 'two',
      name: 'Two',
      about: '',
      seats: () => ['ada', 'ben'].map((id) => ({ id, name: id })),
      choices: [],
    },
  ],
  begin: () => ({ ok: true, state: { table: TABLE, seats: ['ada', 'ben'], log: [], hits: [], mm } }),
  rules: () => null,
  turn,
  faults: () => [],
  chapters: {},
  pieceName: (_, id) => id,
  title: () => '',
  describe: () => ({ pieces: {}, sides: {}, house: [] }),
})
