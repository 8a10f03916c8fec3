import { ensureBrowser } from '../browser/ensure-browser.mjs'
import { ensureBuilt } from '../build/ensure-built.mjs'
import { startPostgres } from '../postgres/start-postgres.mjs'
import { ensureTools } from '../setup/install.mjs'

/** Settings of a real server. A shell that has them must not send test data to real services. */
const serverSettings =
  /^(NODE_ENV|PORT|HOST|PUBLIC_URL|LOG_LEVEL|TRUSTED_PROXIES|DATA_DIR|DATABASE_.*|ACCESS|RATE_LIMIT_FACTOR|PAYMENTS|STRIPE_.*|SMTP_.*|MAIL_.*|AI_.*|METRICS_TOKEN|MAX_IN_FLIGHT|MAX_LOOP_DELAY_MS|ANTHROPIC_.*|OPENAI_.*)$/

/**
 * The shell's own environment without the product's settings.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function makeTestEnvironment(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !serverSettings.test(name)))
}

/**
 * Gets what steps need, at most once, and only when a step that needs it runs.
 * @param {{ mayInstall: boolean }} options
 * @returns {import('./run-steps.mjs').Prepare}
 */
export function makePreparation({ mayInstall }) {
  const providers = {
    build: once(() => ensureBuilt()),
    postgres: once(() => providePostgres(mayInstall)),
    browser: once(() => ensureBrowser({ prefersShell: true })),
    tools: once(ensureTools),
  }
  // The tools write into a pipe, and would leave out the colors that our terminal can show.
  const color = process.stdout.isTTY && !process.env['NO_COLOR'] ? { FORCE_COLOR: '1' } : {}
  return async ({ needs, settings }) => {
    const additions = await Promise.all(needs.map((need) => providers[need]()))
    return Object.assign({ ...settings }, makeTestEnvironment(process.env), color, ...additions)
  }
}

/** @param {boolean} mayInstall */
async function providePostgres(mayInstall) {
  if (process.env['TEST_DATABASE_URL']) return {}
  const postgres = await startPostgres({ mayInstall })
  if (postgres) return { TEST_DATABASE_URL: postgres.url }
  console.log('No PostgreSQL found: the integration tests run on the embedded database only.')
  return {}
}

/**
 * @template T
 * @param {() => Promise<T>} provide
 */
function once(provide) {
  /** @type {Promise<T> | undefined} */
  let provided
  return () => (provided ??= provide())
}
