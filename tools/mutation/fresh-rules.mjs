/** The rules as the mutated sources say, as often as wanted. The working directory holds those sources. */
import { build } from 'esbuild'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import vm from 'node:vm'

const SCENES = 'testdata/scenes'

const ENTRY = `
  export { games } from './src/games'
  export { runScene } from './src/cli/scene/run'
  export { BadFlick } from './src/table/refusal'
`

export const everyScene = () =>
  readdirSync(SCENES, { recursive: true })
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ id: file, scene: JSON.parse(readFileSync(join(SCENES, file), 'utf8')) }))

/** A function that evaluates the sources anew. They are compiled once; packages are shared. */
export async function freshRules() {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  })
  const script = new vm.Script(`(module, exports, require) => {${outputFiles[0].text}\n}`)
  const require = createRequire(join(process.cwd(), 'package.json'))
  return () => {
    const module = { exports: {} }
    script.runInThisContext()(module, module.exports, require)
    return module.exports
  }
}
