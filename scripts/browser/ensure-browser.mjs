import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../repository-root.mjs'
import { runNpm } from '../setup/install.mjs'
import { run, runNode, UserFacingError } from '../setup/processes.mjs'

/** Chromium without windows: the same engine, in which the tests take two thirds of the time. */
const debianShell = '/usr/bin/chromium-headless-shell'
const npmBrowser = '@sparticuz/chromium@153.0.0'
const npmFolder = join(cacheFolder, 'chromium')
const probeTimeoutMs = 20_000

/**
 * A Chrome or Chromium: the one that BROWSER_PATH names, an installed one, or one that is installed now.
 * @param {{ prefersShell: boolean }} options whether a browser without windows will do
 * @returns {Promise<NodeJS.ProcessEnv>} the settings that the tests need for it
 */
export async function ensureBrowser({ prefersShell }) {
  const chosen = process.env['BROWSER_PATH']
  if (chosen && !existsSync(chosen))
    throw new UserFacingError(`BROWSER_PATH is ${chosen}, and there is no such file.`)
  if (chosen) return { BROWSER_PATH: chosen }
  const ways = [
    ...(prefersShell ? [findShell, installShellByApt] : []),
    findInstalled,
    findOfNpm,
    installByApt,
    installByPlaywright,
    installByNpm,
  ]
  for (const findOrInstall of ways) {
    const found = await findOrInstall()
    if (found) return found
  }
  throw new UserFacingError(
    'There is no browser for the tests: install Chromium or Chrome, or give BROWSER_PATH.',
  )
}

function findShell() {
  return existsSync(debianShell) && canRun(debianShell, process.env) ? { BROWSER_PATH: debianShell } : null
}

async function installShellByApt() {
  await installPackageByApt('chromium-headless-shell')
  return findShell()
}

async function installByApt() {
  await installPackageByApt('chromium')
  return findInstalled()
}

async function findInstalled() {
  // Loaded here, because they exist only once the packages are installed.
  const { Launcher } = await import('chrome-launcher')
  const { chromium } = await import('@playwright/test')
  const paths = [...listInstallations(Launcher), chromium.executablePath()]
  const path = paths.find((candidate) => existsSync(candidate) && canRun(candidate, process.env))
  return path ? { BROWSER_PATH: path } : null
}

/** @param {typeof import('chrome-launcher').Launcher} Launcher */
function listInstallations(Launcher) {
  try {
    return Launcher.getInstallations()
  } catch {
    // It throws when there are none.
    return []
  }
}

/**
 * Debian's own package. Only root may install it, and it never asks for a password.
 * @param {string} name
 */
async function installPackageByApt(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${name} with apt-get…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
}

/** The browser that Playwright publishes for its own version. */
async function installByPlaywright() {
  console.log('Downloading Chromium for Playwright…')
  // If its address cannot be reached it prints a long error, and there is another way.
  const args = ['node_modules/@playwright/test/cli.js', 'install', 'chromium', '--no-shell']
  await runNode(args, { onOutput: () => {} })
  return findInstalled()
}

/** A browser that includes its libraries, for a Linux where nothing can be installed. */
async function installByNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  console.log(`Downloading ${npmBrowser}…`)
  mkdirSync(npmFolder, { recursive: true })
  // It asks for a newer Node than ours, but also unpacks on ours.
  const options = ['--no-save', '--ignore-scripts', '--engine-strict=false', '--loglevel=error', '--no-audit']
  await runNpm(['install', '--prefix', npmFolder, ...options, npmBrowser])
  const unpack = "import('@sparticuz/chromium').then((module) => module.default.executablePath())"
  // It unpacks into the temporary folder, and unpacks its libraries only if it believes that it runs at Amazon.
  const env = { ...process.env, TMPDIR: npmFolder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' }
  await runNode(['--eval', unpack], { cwd: npmFolder, env })
  return findOfNpm()
}

function findOfNpm() {
  const found = {
    BROWSER_PATH: join(npmFolder, 'chromium'),
    LD_LIBRARY_PATH: join(npmFolder, 'al2023', 'lib'),
    FONTCONFIG_PATH: join(npmFolder, 'fonts'),
  }
  return existsSync(found.BROWSER_PATH) && canRun(found.BROWSER_PATH, found) ? found : null
}

/**
 * Whether the program really starts: Ubuntu's chromium-browser, for one, may be a stub that asks for snap.
 * @param {string} path
 * @param {NodeJS.ProcessEnv} env
 */
function canRun(path, env) {
  // On Windows --version opens a window instead of printing.
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version'], { env, timeout: probeTimeoutMs, stdio: 'ignore' }).status === 0
}
