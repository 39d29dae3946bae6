/** The two faces of a match: the table, and the words. */
export type Face = 'table' | 'text'

const NAME = 'flicktable.face'

/** Without WebGL there is no table to look at. */
function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

const isFace = (word: string | null): word is Face => word === 'table' || word === 'text'

/** What the address asks for counts most, then what was chosen here, then what the browser can do. */
function first(): Face {
  const asked = new URLSearchParams(location.search).get('view')
  if (isFace(asked)) return asked
  const chosen = localStorage.getItem(NAME)
  return isFace(chosen) ? chosen : 'table'
}

const drawable = canDraw()
let now = $state<Face>(first())

export const face = {
  get now(): Face {
    return drawable ? now : 'text'
  },
  get drawable(): boolean {
    return drawable
  },
  toggle(): void {
    now = now === 'table' ? 'text' : 'table'
    localStorage.setItem(NAME, now)
  },
}
