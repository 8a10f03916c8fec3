import { hash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import SqliteFile from 'libsql'
import { createPasswordHasher } from '#server/accounts/password-hashing.ts'
import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { migrate } from '#server/database/migrate.ts'
import { printAddress } from './serving.ts'

/** A bench of our speed must not reach the limits, so it multiplies them. */
const rateLimitFactor = Number(process.argv[2] ?? 1_000_000)

/**
 * Our server on the embedded database, with two more routes that answer like the current user's: one without
 * authentication, and one that reads the session with the bare driver.
 */
const dataDir = mkdtempSync(path.join(tmpdir(), 'planwright-bench-'))
const filePath = path.join(dataDir, 'planwright.db')
const database = await openDatabase({ engine: 'embedded', filePath })
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
  courseFolder: path.resolve('dist/course'),
  now: Date.now,
  planThreads: { file: pathToFileURL('dist/server/plan-thread.js') },
})

let user: unknown
app.get('/api/bench/open', async (_request, reply) => {
  void reply.header('cache-control', 'no-store')
  return await Promise.resolve(user)
})

const readSession = new SqliteFile(filePath).prepare(
  `select users.id, users.username, users.email, users.first_name, users.last_name, entitlements.name as entitlement
   from sessions inner join users on users.id = sessions.user_id and users.session_epoch = sessions.session_epoch
   left join entitlements on entitlements.user_id = users.id
   where sessions.secret_hash = ? and sessions.expires_at > ?`,
)
app.get('/api/bench/bare-session', async (request, reply) => {
  void reply.header('cache-control', 'no-store')
  const secret = request.headers.cookie?.split('=')[1] ?? ''
  const rows = readSession.all([hash('sha256', secret, 'base64url'), Date.now()]) as Record<string, string>[]
  const [row] = rows
  if (!row) throw new Error('There is no such session')
  return await Promise.resolve({
    id: row['id'],
    username: row['username'],
    email: row['email'],
    firstName: row['first_name'],
    lastName: row['last_name'],
    entitlements: rows.flatMap(({ entitlement }) => entitlement ?? []),
  })
})

const person = { username: 'bench', email: 'bench@example.com', password: 'bench bench' }
const signUp = await app.inject({ method: 'POST', url: '/api/auth/register', payload: person })
user = signUp.json()
const cookie = String(signUp.headers['set-cookie']).split(';', 1)[0] ?? ''
await printAddress(app, { cookie })
