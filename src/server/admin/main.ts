import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPasswordHasher } from '#server/accounts/password-hashing.ts'
import { openPayments } from '#server/adapters/payments/open-payments.ts'
import { listNotices } from '#server/config-notices.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { operatorLimits } from '#server/database/time-limits.ts'
import { migrate } from '#server/database/migrate.ts'
import { runAdmin } from './run-admin.ts'
import { openTerminal } from './terminal/terminal.ts'

/** This file only ever runs from the bundle, dist/server/admin.js. */
const packageFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const migrationsFolder = path.join(packageFolder, 'migrations')

// `…
// head` closes the pipe early, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})
process.exitCode = await run(process.argv.slice(2))

async function run(typed: string[]): Promise<number> {
  const terminal = openTerminal()
  const result = readConfig()
  if ('faults' in result) {
    terminal.writeError(`These settings are not valid:\n  ${result.faults.join('\n  ')}`)
    return 1
  }
  const { config } = result

  const opened: Database[] = []
  try {
    return await runAdmin(typed, {
      openDatabase: async () => {
        const database = await openDatabase(config.database, operatorLimits)
        opened.push(database)
        await migrate(database, migrationsFolder)
        return database
      },
      databaseSettings: config.database,
      migrationsFolder,
      passwords: createPasswordHasher(),
      openPayments: (database) => openPayments(config.payments, { database, now: Date.now }),
      mailWay: config.mail.way,
      notices: listNotices(config),
      publicUrl: config.publicUrl,
      now: Date.now,
      terminal,
    })
  } finally {
    await Promise.all(opened.map((database) => database.destroy()))
  }
}
