import { type DatabaseSettings, openDatabase } from '#server/database/open-database.ts'
import { migrate } from '#server/database/migrate.ts'
import { stopGracefully } from '#server/http/shutdown.ts'
import { quickPasswords } from '#tests/integration/quick-passwords.ts'
import { createTestApp } from '#tests/integration/test-app.ts'
import { migrationsFolder } from '#tests/integration/test-database.ts'
import { unlimited } from '#tests/integration/unlimited.ts'

/** A server as an operator runs it. It migrates, listens, and stops cleanly on a signal. */
const settings = JSON.parse(process.argv[2] ?? '') as DatabaseSettings
const database = await openDatabase(settings)
await migrate(database, migrationsFolder)
const { app } = await createTestApp(database, unlimited, quickPasswords)
const address = await app.listen({ port: 0, host: '127.0.0.1' })
// The longest pause of a client between two requests on a busy machine. It ends when the last client has left.
stopGracefully(app, () => database.destroy(), { drainMs: 20_000 })
process.stdout.write(`${address}\n`)
