import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { stage } from './tests/videos/stage.ts'

// Each worker process reads this file again: what is chosen once is handed on by the environment.
process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 20_000))
process.env['E2E_DATA_DIR'] ??= makeDataFolder()

const port = process.env['E2E_PORT']
const address = `http://localhost:${port}`
const browser = process.env['BROWSER_PATH'] ? { executablePath: process.env['BROWSER_PATH'] } : {}

/** `npm run pictures`: no tests, but the same product in the same browser, seen twice as fine. */
const pictures = {
  name: 'pictures',
  testDir: 'tests/pictures',
  testMatch: '*.pictures.ts',
  timeout: 600_000,
  use: {
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 2,
    locale: 'en-US',
    // The same letters on every machine, and none of the colored fringes that scaling would blur.
    launchOptions: {
      ...browser,
      args: ['--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
}

/** `npm run videos`: the walk-throughs of the course, recorded in the size that lessons show them. */
const videos = {
  ...pictures,
  name: 'videos',
  testDir: 'tests/videos',
  testMatch: '*.videos.ts',
  use: {
    ...pictures.use,
    ...stage,
    colorScheme: 'light' as const,
    bypassCSP: true,
    // What a script names and the product no longer has is told soon.
    actionTimeout: 20_000,
  },
}

export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Generous: a slow or busy machine must not fail what works. A passing test never waits that long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    // The next test gets the same page, emptied of cookies and storage: the product’s files stay compiled.
    reuseContext: true,
    // A trace of every test costs as much time as the tests; ask for one when a failure has to be looked into.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Every test begins with a browser that was never here; offline.spec.ts alone lets the worker in.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...browser,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testDir: 'tests/e2e',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    ...(process.env['TAKE_PICTURES'] ? [pictures] : []),
    ...(process.env['RECORD_VIDEOS'] ? [videos] : []),
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: address,
    env: {
      PORT: port,
      DATA_DIR: process.env['E2E_DATA_DIR'],
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000',
      // Browsers, builds and server share this machine: its lateness is not to be taken for a crowd.
      MAX_LOOP_DELAY_MS: '60000',
    },
    stdout: 'pipe',
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})

/** A database of their own for the tests, gone with them. Tests find the outbox of mails in it. */
function makeDataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'planwright-e2e-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
