import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createPasswordHasher } from '#server/accounts/password-hashing.ts'
import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { migrate } from '#server/database/migrate.ts'
import { tellAddress } from './serving.ts'

/** A bench of our speed must not reach the limits, so it multiplies them. */
const rateLimitFactor = Number(process.argv[2] ?? 1_000_000)

/** Our server on the embedded database, with one more route that answers the same without asking who it is. */
const dataDir = mkdtempSync(path.join(tmpdir(), 'planwright-bench-'))
const database = await openDatabase({ engine: 'embedded', filePath: path.join(dataDir, 'planwright.db') })
await migrate(database, 'migrations')
const app = await buildApp({
  config: {
    publicUrl: 'http://localhost',
    trustedProxies: 0,
    logLevel: 'silent',
    rateLimitFactor,
    access: 'account',
    payments: { provider: 'sandbox', webhookDelayMs: 0, settleDelayMs: 0 },
    assistant: { model: null, limits: { callsPerAccount: 0, callsInAll: 0 } },
  },
  database,
  passwords: createPasswordHasher(),
  openMailSender: () => ({ send: () => Promise.resolve() }),
  model: null,
  webFolder: path.resolve('dist/web'),
  now: Date.now,
  planThreadFile: pathToFileURL('dist/server/plan-thread.js'),
})

let user: unknown
app.get('/api/bench/open', async (_request, reply) => {
  void reply.header('cache-control', 'no-store')
  return await Promise.resolve(user)
})

const person = { username: 'bench', email: 'bench@example.com', password: 'bench bench' }
const signUp = await app.inject({ method: 'POST', url: '/api/auth/register', payload: person })
user = signUp.json()
const cookie = String(signUp.headers['set-cookie']).split(';', 1)[0] ?? ''
await tellAddress(app, { cookie })
