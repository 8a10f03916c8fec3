import { defineConfig } from 'vitest/config'
import { SlowFilesFirst } from './tests/support/slow-files-first.ts'

/** What is waited for comes, however busy the machine is. By default a poll gives up after a second. */
const poll = { timeout: 30_000, interval: 20 }

export default defineConfig({
  test: {
    // Left alone it keeps one core free, which of two is half.
    maxWorkers: '100%',
    sequence: { sequencer: SlowFilesFirst },
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: ['tests/support/same-cases.ts'],
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs', 'tests/second-model/*.test.ts'],
          // No test waits on purpose: what takes long here is a busy machine, and that is no fault of the code.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll },
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
          expect: { poll },
          // Each file starts servers and databases of its own. A new process for each would only load the same code again.
          isolate: false,
        },
      },
    ],
  },
})
