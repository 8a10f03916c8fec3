import { type DatabaseSettings, openDatabase } from '#server/database/open-database.ts'
import { quickPasswords } from './quick-passwords.ts'
import { createTestApp } from './test-app.ts'

/** A server in a separate process that a test can kill. It takes the database as JSON and prints its address. */
const settings = JSON.parse(process.argv[2] ?? '') as DatabaseSettings
const { app } = await createTestApp(
  await openDatabase(settings),
  { rateLimitFactor: 1_000_000 },
  quickPasswords,
)
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
