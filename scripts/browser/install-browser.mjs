import { spawnSync } from 'node:child_process'
import { runCommand, runNodeProgram } from '../processes/run-command.mjs'
import { inRepository } from '../repository-root.mjs'
import { formatSeconds, showProgress } from '../terminal/progress.mjs'

/** Debian's own package, where we may install it without asking for a password. */
export async function installBrowserByApt() {
  const command = findAptCommand()
  if (!command) return false
  const progress = showProgress('Installing Chromium with apt-get')
  const [file = '', ...first] = command
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, onOutput: progress.tell }
  const startedAt = performance.now()
  await runCommand(file, [...first, 'update', '-q'], options)
  const { exitCode, output } = await runCommand(
    file,
    [...first, 'install', '-y', '-q', '--no-install-recommends', 'chromium'],
    options,
  )
  return finish(progress, 'apt-get install chromium', exitCode, output, performance.now() - startedAt)
}

/** The browser that Playwright publishes for its own version. */
export async function installBrowserByPlaywright() {
  const progress = showProgress('Downloading Chromium for Playwright')
  const program = inRepository('node_modules', '@playwright', 'test', 'cli.js')
  const { exitCode, output, durationMs } = await runNodeProgram(program, ['install', 'chromium'], {
    onOutput: progress.tell,
  })
  return finish(progress, 'playwright install chromium', exitCode, output, durationMs)
}

/** @returns {string[] | null} */
function findAptCommand() {
  if (process.platform !== 'linux' || !succeeds('apt-get', ['--version'])) return null
  if (process.getuid?.() === 0) return ['apt-get']
  return succeeds('sudo', ['-n', 'true']) ? ['sudo', '-n', 'apt-get'] : null
}

/**
 * @param {string} file
 * @param {string[]} args
 */
function succeeds(file, args) {
  return spawnSync(file, args, { stdio: 'ignore' }).status === 0
}

/**
 * @param {import('../terminal/progress.mjs').Progress} progress
 * @param {string} what
 * @param {number} exitCode
 * @param {string} output
 * @param {number} durationMs
 */
function finish(progress, what, exitCode, output, durationMs) {
  if (exitCode === 0) progress.finish(`Installed Chromium (${formatSeconds(durationMs)})`)
  else progress.finish(`${output.trimEnd()}\n${what} failed (exit code ${exitCode}).`)
  return exitCode === 0
}
