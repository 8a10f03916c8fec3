import path from 'node:path'
import { defineCommand } from '#server/admin/command-line/command.ts'
import { Refusal } from '#server/admin/command-line/faults.ts'
import { flag, text } from '#server/admin/command-line/fields.ts'
import { quoteForShell } from '#server/admin/terminal/quote-for-shell.ts'
import { restoreEmbedded } from '#server/database/restore-embedded.ts'

export const restore = defineCommand({
  name: 'restore',
  summary: 'puts a backup in the place of the database; stop the server first',
  args: { file: text('FILE', 'a file that the backup command made') },
  options: { force: flag('put the database that is there aside, instead of refusing') },
  run: async ({ databaseSettings, migrationsFolder, now, terminal }, { file, force }) => {
    if (databaseSettings.engine === 'postgres') {
      terminal.write(
        `pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" ${quoteForShell(file)}`,
      )
      throw new Refusal('Nothing was restored: PostgreSQL has its own tool for that, the command above.')
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
    if (asidePath !== null) terminal.write(`The database that was there is now ${asidePath}.`)
  },
})
