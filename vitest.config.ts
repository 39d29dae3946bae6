import { defineConfig } from 'vitest/config'

const slow = 'src/**/*.slow.test.ts'
const browser = 'src/**/*.browser.test.ts'

/**
 * What waits for ever must end all the same, a test on a busy machine never: ten minutes of silence from
 * something that takes seconds. What a test may use is counted inside it, in flicks, answers or frames.
 */
const LAST_RESORT = { testTimeout: 600_000, hookTimeout: 600_000 }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...LAST_RESORT,
          name: 'unit',
          include: ['src/**/*.test.ts', 'tools/**/*.test.mjs'],
          exclude: [slow, browser],
          setupFiles: 'src/table/testing/properties.ts',
          maxWorkers: '100%',
        },
      },
      {
        // Every core: left to itself the runner keeps one of two for the page that it would serve.
        test: { ...LAST_RESORT, name: 'slow', include: [slow], maxWorkers: '100%' },
      },
      {
        // One page at a time: software rendering takes every core there is.
        test: {
          ...LAST_RESORT,
          name: 'browser',
          include: [browser],
          globalSetup: 'src/web/testing/for-all.ts',
          fileParallelism: false,
          expect: { poll: { timeout: 180_000 } },
        },
      },
    ],
  },
})
