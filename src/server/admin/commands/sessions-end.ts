import { deleteSessionsOf } from '#server/accounts/session-store.ts'
import { defineCommand } from '#server/admin/command-line/command.ts'
import { describeEnded } from './describe-ended.ts'
import { accountName, requireAccount } from './require-account.ts'

export const sessionsEnd = defineCommand({
  name: 'sessions end',
  summary: 'signs an account out everywhere',
  args: { name: accountName },
  options: {},
  run: async ({ openDatabase, terminal }, { name }) => {
    const database = await openDatabase()
    const account = await requireAccount(database, name)
    const ended = await deleteSessionsOf(database, account.id)
    terminal.write(`${account.username} is signed out everywhere. ${describeEnded(ended)}`)
  },
})
