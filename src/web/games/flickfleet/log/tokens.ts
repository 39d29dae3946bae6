import { words } from '../../../../games/flickfleet'
import type { About } from '../../../../games/kit'
import type { Dashboard } from '../../../../games/flickfleet'

/** A token that a line of the log is about; `gone`: it was taken away, else it was put down. */
export type Token =
  | { is: 'cube'; kind: 'shields' | 'hull'; gone: boolean }
  | { is: 'disc'; colour: string; gone: boolean }

const shield = (gone: boolean): Token => ({ is: 'cube', kind: 'shields', gone })
const hull = (gone: boolean): Token => ({ is: 'cube', kind: 'hull', gone })

/** The disc of a location. */
function disc({ piece, place }: About, boards: readonly Dashboard[], gone: boolean): Token[] {
  const colour = boards.find(({ id }) => id === piece)?.places[place ?? -1]?.colour
  return colour === undefined ? [] : [{ is: 'disc', colour, gone }]
}

/** What was taken or put down. */
export function tokensOf(about: About, boards: readonly Dashboard[]): Token[] {
  switch (words[about.is]?.kind) {
    case 'shields':
      return [shield(true)]
    case 'hull':
      return [hull(true)]
    case 'disc':
      return disc(about, boards, true)
    case 'recharged':
      return [shield(false)]
    case 'repaired':
      return about.place === undefined ? [hull(false)] : disc(about, boards, false)
    default:
      return []
  }
}
