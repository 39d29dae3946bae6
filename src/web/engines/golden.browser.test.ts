import { expect, test } from 'vitest'
import { ENGINES } from './testing/browsers'
import { goldenPage, goldenScenes, type Scenes } from './testing/golden'
import { countOf } from '../../table/testing/golden/golden'
import { verdictOf } from './testing/site'
import type { Verdict } from './testing/verdict'

const scenes = goldenScenes()
const count = Object.values(scenes).reduce((sum, golden) => sum + countOf(golden), 0)

/** The scenes with one digit of the tracks of a flick and of a glide changed. */
function altered(): Scenes {
  const wrong = structuredClone(scenes)
  const [flick, glide] = [wrong['crowd.json']!.flicks[6]!, wrong['glides-crowd.json']!.glides![2]!]
  for (const { track } of [flick, glide]) Object.values(track.pieces)[0]![8]! += 1
  return wrong
}

// With CI=true none may be missing (tools/programs.mjs).
for (const engine of ENGINES) {
  const missing = `${engine.name} is not on this machine`

  test(`${engine.name} ends the golden flicks and glides on the same bits, and on the way there`, async ({
    skip,
  }) => {
    skip(!engine.isHere, missing)
    const agent = expect.stringMatching(engine.agent) as string
    const verdict = await verdictOf<Verdict>(engine, await goldenPage(scenes))
    expect(verdict).toEqual({ agent, played: count, different: [] })
  })

  test(`${engine.name} would tell a flick that went another way`, async ({ skip }) => {
    skip(!engine.isHere, missing)
    const { different } = await verdictOf<Verdict>(engine, await goldenPage(altered()))
    expect(different).toEqual(['crowd.json 7', 'glides-crowd.json 3'])
  })
}
