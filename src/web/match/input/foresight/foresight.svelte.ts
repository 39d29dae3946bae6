import { aimOf } from '../../../../players/human'
import type { Point } from '../../../../table/types'
import { openPreview, type Preview } from '../../../preview'
import type { Working } from '../../desk/working.svelte'
import type { AtAim } from '../../model/work'
import { flickOf, type Known, knownOf, stepping } from './known'

/** What is known of the aim as it stands. To be opened with its component. */
export function openForesight(desk: Working): { readonly known: Known | null } {
  let way = $state.raw<{ key: string; points: readonly Point[] }>({ key: '', points: [] })
  let preview: Preview | null = null
  const known = $derived(desk.aim && knownOf(desk.aim, way.key === desk.aim.key ? way.points : []))

  /** The way that was shown last stays until the next one is known. */
  async function look(at: AtAim): Promise<void> {
    const made = aimOf(at.scene, at.option, at.aiming)
    if (!made.ok) return void (way = { key: at.key, points: [] })
    preview ??= openPreview(at.scene.board)
    const points = await preview.path(at.scene.rest, flickOf(at, made.aim))
    if (points) way = { key: at.key, points: stepping(points) }
  }

  $effect(() => {
    if (desk.aim) void look(desk.aim)
  })
  $effect(() => () => preview?.close())

  return {
    get known() {
      return known
    },
  }
}
