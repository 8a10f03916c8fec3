import { spawnSync } from 'node:child_process'

const probeTimeoutMs = 20_000

/**
 * Whether the program really starts: Ubuntu's chromium-browser, for one, may be a stub that asks for snap.
 * @param {string} path
 */
export function canRunBrowser(path) {
  // On Windows --version opens a window instead of printing.
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version'], { timeout: probeTimeoutMs, stdio: 'ignore' }).status === 0
}

/**
 * Whether the browser's sandbox works here: never for root, and in few containers.
 * @param {string} path
 */
export function canSandboxBrowser(path) {
  if (process.getuid?.() === 0) return false
  if (process.platform !== 'linux') return true
  const args = ['--headless', '--disable-gpu', '--no-first-run', '--dump-dom', 'about:blank']
  return spawnSync(path, args, { timeout: probeTimeoutMs, stdio: 'ignore' }).status === 0
}
