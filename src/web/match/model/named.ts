import { type Dashboard, isEnd } from '../../../games/kit'
import type { Named } from '../../../players/human'
import type { Id } from '../../../table/types'
import type { Seen } from './seen'

/** The piece that the page is about before anything is picked: the active one, else the seat's first. */
export function pieceInFocus({ description, seat, view }: Seen): Id | undefined {
  const onTable = description.boards.filter(({ id }) => view.state.table[id])
  const best = onTable.find(({ active }) => active) ?? onTable.find((board) => board.seat === seat)
  return (best ?? onTable[0])?.id
}

/** What can be named in a command. */
export const piecesNamed = ({ description, view }: Seen): Named[] =>
  Object.keys(view.state.table).map((id) => ({ id, names: [description.pieces[id]?.name ?? id] }))

export function choicesNamed({ choices, description }: Seen): Named[] {
  return choices.map(({ key, option }, i) => {
    const piece = option.how === 'choose' && option.piece ? description.pieces[option.piece]?.name : undefined
    const ofPiece = piece ? [piece, `${option.id.split(':')[0]} ${piece}`] : []
    const names = [option.say, option.id, String(i + 1), ...ofPiece]
    return { id: key, names, whole: isEnd(option) }
  })
}

/** 'Meridian, dreadnought'; a wing with how many of its pieces are left. */
export function sayPiece({ name, what, gauges }: Pick<Dashboard, 'name' | 'what' | 'gauges'>): string {
  const pieces = gauges.find((gauge) => gauge.name === 'pieces')
  return `${name}, ${what.toLowerCase()}${pieces ? ` ${pieces.now}/${pieces.most}` : ''}`
}
