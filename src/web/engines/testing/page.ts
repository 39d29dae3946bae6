import { loadSeparate } from '../../../table/engine/separate'
import { createGlide } from '../../../table/glide'
import { createTable } from '../../../table/table'
import { type Golden, replays } from '../../../table/testing/golden/golden'
import type { Played } from '../../../table/types'
import type { Verdict } from './verdict'

/** Runs inside the browser under test: plays the golden flicks and glides and sends home how they ended. */

const verdict: Verdict = { agent: navigator.userAgent, played: 0, different: [] }

const isSame = (one: Played, other: Played): boolean => JSON.stringify(one) === JSON.stringify(other)

function note(which: string, { result }: Played, onlyOnce: boolean): void {
  verdict.different.push(which)
  const how = `${which}, ${onlyOnce ? 'the second time as it should be' : 'the second time too'}`
  verdict.instead = [...(verdict.instead ?? []), `${how}: ${JSON.stringify(result)}`]
}

async function playAll(): Promise<void> {
  const scenes = (await (await fetch('/golden.json')).json()) as Record<string, Golden>
  const jolt = await loadSeparate()
  for (const [name, golden] of Object.entries(scenes)) {
    const table = createTable(jolt, golden.board)
    replays(golden, table, createGlide(golden.board)).forEach(({ stored, again }, i) => {
      const ended = again()
      if (!isSame(ended, stored)) note(`${name} ${i + 1}`, ended, isSame(again(), stored))
      verdict.played++
    })
    table.close()
  }
}

await playAll().catch((error: unknown) => (verdict.error = String(error)))
await fetch('/verdict', { method: 'POST', body: JSON.stringify(verdict) })
