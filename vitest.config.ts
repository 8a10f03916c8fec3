import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Left alone it keeps one core free, which of two is half.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: ['tests/support/same-cases.ts'],
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          // No test waits on purpose: what takes long here is a busy machine, and that is no fault of the code.
          testTimeout: 60_000,
          // Nothing here leaves anything behind, and a new process for each of two hundred files takes longer than its tests.
          isolate: false,
        },
      },
      {
        test: {
          name: 'integration',
          setupFiles: ['tests/support/same-cases.ts'],
          include: ['tests/integration/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Each file starts servers and databases of its own. A new process for each would only load the same code again.
          isolate: false,
        },
      },
    ],
  },
})
