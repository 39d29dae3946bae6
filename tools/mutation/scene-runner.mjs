/**
 * Stryker's test runner for scenes: plays them in this process, on a fresh copy of the rules for every
 * mutant.
 */
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner'
import { fromSource } from '../from-source.mjs'
import { everyScene, freshRules } from './fresh-rules.mjs'

/** What the mutated sources look at. */
const switches = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {})

export class SceneRunner {
  /** Rules are made once and kept (`rulesWith`), so no mutant may meet those that another has made. */
  capabilities = () => ({ reloadEnvironment: true })

  async init() {
    this.scenes = everyScene()
    this.load = await freshRules()
    const { realTables } = await fromSource('src/cli/real-tables.ts')
    const [game] = this.load().games
    const tables = await realTables()
    // One for all: the rules are made anew for every mutant, a table with physics is not.
    this.table = tables(Object.values(game.boards)[0])
  }

  /** Every scene on rules of its own: what they cover hangs on no other scene. */
  dryRun() {
    switches.mutantCoverage = { static: {}, perTest: {} }
    const tests = this.scenes.map((scene) => {
      switches.currentTestId = scene.id
      return this.play(scene, this.load)
    })
    switches.currentTestId = undefined
    return { status: DryRunStatus.Complete, tests, mutantCoverage: switches.mutantCoverage }
  }

  mutantRun({ activeMutant, testFilter, hitLimit, disableBail }) {
    Object.assign(switches, { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit ? 0 : undefined })
    const tests = this.playUntilOneFails(testFilter, disableBail)
    const endless = determineHitLimitReached(switches.hitCount, hitLimit)
    return toMutantRunResult(endless ?? { status: DryRunStatus.Complete, tests })
  }

  playUntilOneFails(filter, disableBail) {
    const wanted = this.scenes.filter(({ id }) => !filter || filter.includes(id))
    const rules = once(this.load)
    const tests = []
    for (const scene of wanted) {
      tests.push(this.play(scene, rules))
      if (tests.at(-1).status === TestStatus.Failed && !disableBail) break
    }
    return tests
  }

  play({ id, scene }, rules) {
    const began = Date.now()
    const wrong = wrongIn(() => {
      const { runScene, games, BadFlick } = rules()
      return runScene(
        scene,
        games.find((game) => game.id === scene.game),
        () => refusingAs(BadFlick, this.table),
      )
    })
    const timed = { id, name: id, timeSpentMs: Date.now() - began }
    if (!wrong) return { ...timed, status: TestStatus.Success }
    return { ...timed, status: TestStatus.Failed, failureMessage: wrong }
  }
}

/** The one real table comes from other sources than the fresh rules: they know its refusals as their own. */
const refusingAs = (BadFlick, table) => ({
  ...table,
  play(...flick) {
    try {
      return table.play(...flick)
    } catch (error) {
      throw error.name === 'BadFlick' ? new BadFlick(error.refusal) : error
    }
  },
})

function once(make) {
  let made
  return () => (made ??= make())
}

function wrongIn(play) {
  try {
    return play().join(' ')
  } catch (error) {
    return String(error)
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'scenes', SceneRunner)]
