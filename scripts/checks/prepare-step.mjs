import { ensureBrowser } from '../browser/ensure-browser.mjs'
import { canSandboxBrowser } from '../browser/probe-browser.mjs'
import { ensureBuilt } from '../build/ensure-built.mjs'
import { startPostgres } from '../postgres/start-postgres.mjs'
import { makeTestEnvironment } from './test-environment.mjs'

/**
 * Gets what a step needs, at most once, and only when a step that needs it runs.
 * @param {{ mayInstall: boolean }} options
 */
export function makePreparation({ mayInstall }) {
  const env = makeTestEnvironment(process.env, process.stdout.isTTY && !process.env['NO_COLOR'])
  const providers = {
    build: once(async () => {
      await ensureBuilt()
      return {}
    }),
    postgres: once(() => providePostgres(mayInstall)),
    browser: once(provideBrowser),
  }
  return async (/** @type {Pick<import('./steps.mjs').Step, 'needs'>} */ step) => {
    const additions = await Promise.all(step.needs.map((need) => providers[need]()))
    return Object.assign({}, env, ...additions)
  }
}

/**
 * @param {boolean} mayInstall
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
async function providePostgres(mayInstall) {
  if (process.env['TEST_DATABASE_URL']) return {}
  const postgres = await startPostgres({ mayInstall })
  if (postgres) return { TEST_DATABASE_URL: postgres.url }
  console.log('No PostgreSQL found: the integration tests run on the embedded database only.')
  return {}
}

/** @returns {Promise<NodeJS.ProcessEnv>} */
async function provideBrowser() {
  const path = await ensureBrowser()
  return { BROWSER_PATH: path, BROWSER_NO_SANDBOX: canSandboxBrowser(path) ? '' : '1' }
}

/**
 * @param {() => Promise<NodeJS.ProcessEnv>} provide
 */
function once(provide) {
  /** @type {Promise<NodeJS.ProcessEnv> | undefined} */
  let provided
  return () => (provided ??= provide())
}
