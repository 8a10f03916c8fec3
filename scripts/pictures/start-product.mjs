import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stopTree } from '../processes/run-command.mjs'
import { findFreePort } from '../processes/free-port.mjs'
import { onShutdown } from '../processes/shutdown.mjs'
import { UserFacingError } from '../processes/user-facing-error.mjs'
import { inRepository, repositoryRoot } from '../repository-root.mjs'

const pollMs = 50

/**
 * The built product on a port and with data of its own, or the one at PICTURES_ADDRESS.
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export async function startProduct() {
  const running = process.env['PICTURES_ADDRESS']
  if (running) return { address: running, stop: () => Promise.resolve() }
  const port = await findFreePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'planwright-pictures-'))
  const child = spawn(process.execPath, [inRepository('dist', 'server', 'main.js')], {
    cwd: repositoryRoot,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async () => {
    await stopTree(child, false)
    rmSync(dataDir, { recursive: true, force: true })
  }
  const stopListening = onShutdown(stop)
  const address = `http://localhost:${port}`
  while (!(await answers(`${address}/api/health`))) {
    if (child.exitCode !== null) throw new UserFacingError('The server ended instead of starting.')
    await sleep(pollMs)
  }
  return {
    address,
    stop: async () => {
      stopListening()
      await stop()
    },
  }
}

/** @param {string} url */
async function answers(url) {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
