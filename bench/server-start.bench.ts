import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '#tests/support/free-port.ts'
import { reportComparison } from './report.ts'

const rounds = 5

const bareServer = `
  import Fastify from 'fastify'
  const app = Fastify()
  app.get('/api/health', () => ({ status: 'ok' }))
  await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
`

/** From the start of the process to its first answer. */
async function measureStartMs(args: string[], dataDir: string): Promise<number> {
  const port = await findFreePort()
  const startedAt = performance.now()
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const child = spawn(process.execPath, args, { env, stdio: 'ignore' })
  while (!(await answers(`http://127.0.0.1:${port}/api/health`))) {
    if (child.exitCode !== null) throw new Error('The server ended instead of starting')
  }
  const elapsedMs = performance.now() - startedAt
  child.kill('SIGKILL')
  return elapsedMs
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

const best = { ours: Number.POSITIVE_INFINITY, baseline: Number.POSITIVE_INFINITY }
const dataDir = mkdtempSync(path.join(tmpdir(), 'planwright-bench-'))
for (let round = 0; round < rounds; round += 1) {
  best.baseline = Math.min(
    best.baseline,
    await measureStartMs(['--input-type=module', '-e', bareServer], dataDir),
  )
  best.ours = Math.min(best.ours, await measureStartMs(['dist/server/main.js'], dataDir))
}
reportComparison({
  name: 'server start: ms to the first answer, ours : bare Fastify',
  ...best,
  limit: { atMost: 2.5 },
})
