import { createAccountData } from '#server/account-data.ts'
import { eraseAccount } from '#server/accounts/self-service/erase-account.ts'
import { deleteSessionsOf } from '#server/accounts/session-store.ts'
import { defineCommand } from '#server/admin/command-line/command.ts'
import { BadInput, Refusal } from '#server/admin/command-line/command-errors.ts'
import { flag, optional, text } from '#server/admin/command-line/fields.ts'
import { accountName, requireAccount, requireAccountById } from './require-account.ts'
import type { Database } from '#server/database/database.ts'
import { listEveryPlan } from '#server/workbooks/workbook-store.ts'

export const accountsDelete = defineCommand({
  name: 'accounts delete',
  summary: 'permanently deletes an account and its plans; its orders stay for bookkeeping',
  args: { name: optional(accountName) },
  options: {
    id: optional(text('ID', 'instead of NAME, as in the log; write it as --id=ID')),
    forGood: flag('confirms the deletion, which cannot be undone'),
  },
  run: async ({ openDatabase, terminal }, { name, id, forGood }) => {
    if ((name === null) === (id === null)) throw new BadInput('Give either NAME or --id.')
    const database = await openDatabase()
    const account = await requireEither(database, { name, id })
    const { length: plans } = await listEveryPlan(database, account.id)
    const described = `${account.username} (${account.email}, id ${account.id}) with ${plans} ${plans === 1 ? 'plan' : 'plans'}`
    if (!forGood) throw new Refusal(`This would delete ${described}. Add --for-good to confirm.`)
    // The account's devices stop saving before the plans are deleted.
    await deleteSessionsOf(database, account.id)
    await eraseAccount({ database, accountData: createAccountData(database) }, account.id)
    terminal.write(`Deleted ${described}.`)
  },
})

function requireEither(database: Database, { name, id }: { name: string | null; id: string | null }) {
  return id === null ? requireAccount(database, name ?? '') : requireAccountById(database, id)
}
