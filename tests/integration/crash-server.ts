import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createPasswordHasher } from '#server/accounts/password-hashing.ts'
import { createOutboxSender } from '#server/adapters/mail/outbox-sender.ts'
import type { PaymentSettings } from '#server/adapters/payments/open-payments.ts'
import { buildApp } from '#server/app.ts'
import { type DatabaseSettings, openDatabase } from '#server/database/open-database.ts'
import { planJobs } from '#server/plan-thread/plan-jobs.ts'

export interface CrashServerSettings {
  port: number
  dataDir: string
  database: DatabaseSettings
  payments: PaymentSettings
}

/** The whole server as a separate process. It starts fast, because the test kills it often. */
const {
  port,
  dataDir,
  database: databaseSettings,
  payments,
} = JSON.parse(process.argv[2] ?? '') as CrashServerSettings
const webFolder = path.join(dataDir, 'web')
mkdirSync(webFolder, { recursive: true })
writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><div id="root"></div>')

const app = await buildApp({
  config: {
    publicUrl: `http://127.0.0.1:${port}`,
    trustedProxies: 0,
    logLevel: 'error',
    rateLimitFactor: 1_000_000,
    access: 'account',
    payments,
    assistant: { model: null, limits: { callsPerAccount: 0, callsInAll: 0 } },
  },
  database: await openDatabase(databaseSettings),
  passwords: createPasswordHasher(),
  openMailSender: (log) =>
    createOutboxSender(
      { folder: path.join(dataDir, 'outbox'), from: 'Storm <storm@example.com>', logsLinks: true },
      log,
    ),
  model: null,
  webFolder,
  courseFolder: path.join(dataDir, 'course'),
  now: Date.now,
  planThreads: { jobs: planJobs },
})
await app.listen({ port, host: '127.0.0.1' })
process.stdout.write('listening\n')
