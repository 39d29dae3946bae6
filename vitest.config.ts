import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts'], exclude: ['src/**/*.slow.test.ts'], testTimeout: 30_000 } },
      { test: { name: 'slow', include: ['src/**/*.slow.test.ts'], testTimeout: 600_000, hookTimeout: 120_000 } },
    ],
  },
})
