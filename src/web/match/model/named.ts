import { isEnd, type PieceWords } from '../../../games/kit'
import type { Named } from '../../../players/human'
import type { Id } from '../../../table/types'
import type { Seen } from './seen'

/** The piece that the page is about before anything is picked: the active one, else the seat's first. */
export function pieceInFocus({ description, seat, view }: Seen): Id | undefined {
  const onTable = Object.entries(description.pieces).filter(([id]) => view.state.table[id])
  const best = onTable.find(([, { active }]) => active) ?? onTable.find(([, piece]) => piece.seat === seat)
  return (best ?? onTable[0])?.[0]
}

/** What can be named in a command. */
export const piecesNamed = ({ description, view }: Seen): Named[] =>
  Object.keys(view.state.table).map((id) => ({ id, names: [description.pieces[id]?.name ?? id] }))

/** A choice by its words; also by the piece that it alone is about: 'Ember', 'activate Ember'. */
export function choicesNamed({ choices, description }: Seen): Named[] {
  const about = choices.map(({ option: { of } }) => of?.target ?? of?.piece)
  return choices.map(({ key, option }, i) => {
    const piece = description.pieces[about[i] ?? '']?.name
    const alone = about.filter((id) => id === about[i]).length === 1
    const ofPiece = piece ? [`${option.verb} ${piece}`, ...(alone ? [piece] : [])] : []
    const names = [option.say, option.id, String(i + 1), ...ofPiece]
    return { id: key, names, whole: isEnd(option) }
  })
}

/** 'Meridian, carrier'; of what comes in parts how many are left. */
export const sayPiece = ({ name, what, left }: Pick<PieceWords, 'name' | 'what' | 'left'>): string =>
  `${name}, ${what.toLowerCase()}${left ? ` ${left.now}/${left.most}` : ''}`
