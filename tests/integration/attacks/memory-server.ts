import { pathToFileURL } from 'node:url'
import { type DatabaseSettings, openDatabase } from '#server/database/open-database.ts'
import { quickPasswords } from '#tests/integration/quick-passwords.ts'
import { createTestApp } from '#tests/integration/test-app.ts'

export interface MemoryServerSettings {
  database: DatabaseSettings
  /** The file of the thread for giant plans. */
  planThread: string
  metricsToken: string
}

/** Longer than a busy machine takes for a giant save. */
const patientMs = 60_000

/** A server in a process of its own, whose memory is only its own. It prints its address. */
const { database, planThread, metricsToken } = JSON.parse(process.argv[2] ?? '') as MemoryServerSettings
const { app } = await createTestApp(
  await openDatabase(database),
  {
    metricsToken,
    rateLimitFactor: 1_000_000,
    operator: { name: null, address: null, email: 'instructor@example.com' },
  },
  quickPasswords,
  undefined,
  { planThreads: { file: pathToFileURL(planThread), deadlinesMs: { readSave: patientMs } } },
)
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
