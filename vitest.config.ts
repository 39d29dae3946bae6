import { defineConfig } from 'vitest/config'

const slow = 'src/**/*.slow.test.ts'
const browser = 'src/**/*.browser.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'tools/**/*.test.mjs'],
          exclude: [slow, browser],
          testTimeout: 30_000,
          maxWorkers: '100%',
        },
      },
      {
        // Every core: left to itself the runner keeps one of two for the page that it would serve.
        test: {
          name: 'slow',
          include: [slow],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          maxWorkers: '100%',
        },
      },
      {
        // One browser at a time: software rendering takes every core there is.
        test: {
          name: 'browser',
          include: [browser],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
