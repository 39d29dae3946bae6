/** The static checks, shared by `npm run check` and `npm test`. */
import { runNode, script } from './run.mjs'

function tsc(project) {
  const remembering = ['--incremental', '--tsBuildInfoFile', `build/tsc/${project}.tsbuildinfo`]
  return [script('typescript', 'tsc'), '-p', project, ...remembering]
}

const svelteCheck = () => [script('svelte-check'), '--tsconfig', 'tsconfig.web.json', '--fail-on-warnings']

const lintPaths = ['src', 'tools', 'bin', 'vite.config.ts', 'vitest.config.ts']

const formatted = ['src/**/*.{ts,svelte}', 'tools/**/*.mjs', 'bin/*.mjs', '*.ts']

/** Name and arguments for Node. */
export const staticSteps = () => [
  ['types', tsc('tsconfig.json')],
  ['types of the core, without DOM and Node', tsc('tsconfig.core.json')],
  ['types of the components', svelteCheck()],
  ['imports', [script('dependency-cruiser', 'depcruise'), 'src', '--config', '.dependency-cruiser.cjs']],
  ['lint', [script('oxlint'), '--type-aware', '--deny-warnings', ...lintPaths]],
  ['format', [script('prettier'), '--check', '--log-level=warn', ...formatted]],
  ['columns', ['tools/columns.mjs']],
  ['sizes of components', ['tools/sizes.mjs']],
  ['third-party list is current', ['tools/third-party.mjs', '--check']],
]

export const unitStep = () => ['unit tests', [script('vitest'), 'run', '--project', 'unit', '--reporter=dot']]

/** Runs steps side by side, as many at once as `lanes`, and tells each result as it comes. */
export async function runSteps(steps, lanes, tell) {
  const queue = [...steps]
  const lane = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) tell(step[0], await runNode(step[1]))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
