import { Group, type Object3D } from 'three'
import type { Board, Id, Piece, Rest } from '../../../table/types'
import type { Stance } from '../track'
import type { Appearance, Appearances } from '../types'
import { die } from './die'
import { free } from './free'
import type { Drawn, PieceLooks } from './looks'
import { shadowed } from './shadowed'
import { laid, restingOf } from './stance'
import { usualLook } from './usual'

/** The pieces on the table. */
export interface Pieces {
  group: Group
  show(rest: Rest, looks: Appearances): void
  /** Puts one piece elsewhere for a moment; null: it is gone. */
  stand(id: Id, stance: Stance | null): void
  close(): void
}

const kindOf = ({ kind, shape, sense }: Piece, look: Appearance | undefined): string =>
  `${sense ? 'zone ' : ''}${kind} ${shape} ${look?.mark?.colour ?? ''} ${look?.ready ? 'ready' : ''}`

function make(
  board: Board,
  looks: PieceLooks,
  { kind, shape: name, sense }: Piece,
  look: Appearance | undefined,
): Object3D {
  const shape = board.shapes[name]!
  if (shape.form === 'die') return shadowed(die(shape.die, true, look?.mark))
  const { mark = null, ready = false } = look ?? {}
  return drawn({ kind, name, shape, zone: sense !== undefined, mark, ready }, looks)
}

/** As its game draws it, else as usual for its form. */
export const drawn = (piece: Drawn, looks: PieceLooks): Object3D => looks.piece?.(piece) ?? usualLook(piece)

export function openPieces(board: Board, looks: PieceLooks): Pieces {
  const group = new Group()
  /** Pieces of a kind share everything but their place. */
  const kinds = new Map<string, Object3D>()
  const shown = new Map<Id, { kind: string; object: Object3D }>()

  function kindFor(kind: string, piece: Piece, look: Appearance | undefined): Object3D {
    const made = kinds.get(kind) ?? make(board, looks, piece, look)
    kinds.set(kind, made)
    return made
  }

  function objectFor(id: Id, piece: Piece, look: Appearance | undefined): Object3D {
    const kind = kindOf(piece, look)
    const before = shown.get(id)
    if (before?.kind === kind) return before.object
    before?.object.removeFromParent()
    const object = kindFor(kind, piece, look).clone()
    shown.set(id, { kind, object })
    group.add(object)
    return object
  }

  function drop(id: Id): void {
    shown.get(id)?.object.removeFromParent()
    shown.delete(id)
  }

  return {
    group,
    show(rest, shownLooks) {
      for (const id of shown.keys()) if (!rest[id]) drop(id)
      for (const [id, piece] of Object.entries(rest)) {
        const object = objectFor(id, piece, shownLooks[id])
        object.visible = true
        laid(object, restingOf(board, rest, piece))
      }
    },
    stand(id, stance) {
      const object = shown.get(id)?.object
      if (!object) return
      object.visible = stance !== null
      if (stance) laid(object, stance)
    },
    close: () => kinds.forEach(free),
  }
}
