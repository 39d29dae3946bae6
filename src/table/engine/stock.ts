import type { Board } from '../types'
import type { Engine, Jolt } from './engine'
import { type Model, modelOf } from './model'
import { type Mould, mould, still } from './mould'
import { type Probe, openProbe } from './probe'
import { matShape } from './space'

/** What all worlds of one board share: shapes, moulds and the shape query. Built when first asked for. */
export interface Stock {
  engine: Engine
  board: Board
  model(shape: string): Model
  mould(shape: string, fixed: boolean): Mould
  mat: Mould
  probe: Probe
  close(): void
}

const remembering = <T>(make: (key: string) => T): { get: (key: string) => T; all: () => T[] } => {
  const made = new Map<string, T>()
  const get = (key: string): T => {
    const kept = made.get(key) ?? make(key)
    made.set(key, kept)
    return kept
  }
  return { get, all: () => [...made.values()] }
}

function matOf(engine: Engine): Mould {
  const plane: Jolt.Shape = matShape(engine)
  const mat = still(engine, plane)
  plane.Release()
  return mat
}

export function openStock(engine: Engine, board: Board): Stock {
  const models = remembering((shape) => modelOf(engine, board.shapes[shape]!))
  const moving = remembering((shape) => mould(engine, models.get(shape), false))
  const fixed = remembering((shape) => mould(engine, models.get(shape), true))
  const [mat, probe] = [matOf(engine), openProbe(engine)]
  const close = (): void => {
    for (const item of [...moving.all(), ...fixed.all(), mat, probe]) item.close()
    for (const model of models.all()) model.body.Release()
  }
  const mouldOf = (shape: string, isFixed: boolean): Mould => (isFixed ? fixed : moving).get(shape)
  return { engine, board, model: models.get, mould: mouldOf, mat, probe, close }
}
