import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { apiPaths } from '#contract/paths.ts'
import { findFreePort } from '#tests/support/free-port.ts'

/** The built product on its own port and database. */
export async function startProduct(): Promise<{ address: string; stop: () => Promise<void> }> {
  const port = await findFreePort()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'planwright-bench-'))
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '1000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const address = `http://localhost:${port}`
  while (!(await answers(`${address}${apiPaths.health}`))) {
    if (child.exitCode !== null) throw new Error('The server ended instead of starting')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
