import path from 'node:path'
import { Refusal } from '#server/admin/command-line/command-errors.ts'
import { defineCommand } from '#server/admin/command-line/command.ts'
import { text } from '#server/admin/command-line/fields.ts'
import { formatSize } from '#server/admin/terminal/format-size.ts'
import { quoteForShell } from '#server/admin/terminal/quote-for-shell.ts'
import { backUpEmbedded } from '#server/database/backup-embedded.ts'
import { noteTaskRun } from '#server/tasks/task-run-store.ts'

export const backup = defineCommand({
  name: 'backup',
  summary: 'copies the database to a new file while the server runs',
  args: { file: text('FILE', 'the new file; an existing file is never overwritten') },
  options: {},
  run: async ({ databaseSettings, openDatabase, now, terminal }, { file }) => {
    if (databaseSettings.engine === 'postgres') {
      terminal.write(`pg_dump --format=custom --file=${quoteForShell(file)} "$DATABASE_URL"`)
      throw new Refusal('Nothing was copied. For PostgreSQL, use its own tool with the command above.')
    }
    const backupPath = path.resolve(file)
    const sizeBytes = backUpEmbedded(databaseSettings.filePath, backupPath)
    terminal.write(`Backed up ${databaseSettings.filePath} to ${backupPath} (${formatSize(sizeBytes)}).`)
    await noteTaskRun(await openDatabase(), 'backup', now())
  },
})
