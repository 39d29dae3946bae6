import { join } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'
import type { Files } from '../../engines/testing/site'

const CONFIG: InlineConfig = {
  configFile: join(import.meta.dirname, '../../../../vite.config.ts'),
  root: import.meta.dirname,
  build: { write: false, sourcemap: false },
  logLevel: 'warn',
}

/** The page of this folder, built as the web client is. */
export async function builtPage(): Promise<Files> {
  const { output } = (await build(CONFIG)) as Rolldown.RolldownOutput
  return Object.fromEntries(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  )
}
