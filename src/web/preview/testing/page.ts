import type { Point } from '../../../table/types'
import { openPreview } from '../preview'
import type { PreviewTask, Previewed } from './task'

/** Runs in a browser: previews flicks and sends home what was answered. */

const { board, rest, flicks } = (await (await fetch('/flicks.json')).json()) as PreviewTask
const preview = openPreview(board)

const paths: (Point[] | null)[] = []
for (const flick of flicks) paths.push(await preview.path(rest, flick))
const hurried = await Promise.all(flicks.map((flick) => preview.path(rest, flick)))

const previewed: Previewed = { paths, hurried }
await fetch('/verdict', { method: 'POST', body: JSON.stringify(previewed) })
