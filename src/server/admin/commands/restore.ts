import path from 'node:path'
import { Refusal } from '#server/admin/command-line/command-errors.ts'
import { defineCommand } from '#server/admin/command-line/command.ts'
import { flag, text } from '#server/admin/command-line/fields.ts'
import { quoteForShell } from '#server/admin/terminal/quote-for-shell.ts'
import { restoreEmbedded } from '#server/database/restore-embedded.ts'

export const restore = defineCommand({
  name: 'restore',
  summary: 'replaces the database with a backup; stop the server first',
  args: { file: text('FILE', 'a file made by the backup command') },
  options: { force: flag('move the existing database aside instead of stopping') },
  run: async ({ databaseSettings, migrationsFolder, now, terminal }, { file, force }) => {
    if (databaseSettings.engine === 'postgres') {
      terminal.write(
        `pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" ${quoteForShell(file)}`,
      )
      throw new Refusal('Nothing was restored. For PostgreSQL, use its own tool with the command above.')
    }
    const databasePath = databaseSettings.filePath
    const { asidePath } = restoreEmbedded({
      backupPath: path.resolve(file),
      databasePath,
      migrationsFolder,
      mayReplace: force,
      time: new Date(now()).toISOString().replaceAll(/[:.]/g, '-'),
    })
    terminal.write(`Restored ${databasePath} from ${path.resolve(file)}.`)
    if (asidePath !== null) terminal.write(`The previous database is now ${asidePath}.`)
  },
})
