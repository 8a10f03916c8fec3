import { createHoldings } from '#server/account-holdings.ts'
import { eraseAccount } from '#server/accounts/self-service/erase-account.ts'
import { deleteSessionsOf } from '#server/accounts/session-store.ts'
import { defineCommand } from '#server/admin/command.ts'
import { Refusal } from '#server/admin/faults.ts'
import { flag } from '#server/admin/fields.ts'
import { accountName, requireAccount } from '#server/admin/require-account.ts'
import { listEveryPlan } from '#server/workbooks/workbook-store.ts'

export const accountsDelete = defineCommand({
  name: 'accounts delete',
  summary: 'deletes an account with its plans for good; its orders stay for the books',
  args: { name: accountName },
  options: { forGood: flag('yes, this account, and nothing of it can be brought back') },
  run: async ({ openDatabase, terminal }, { name, forGood }) => {
    const database = await openDatabase()
    const account = await requireAccount(database, name)
    const { length: plans } = await listEveryPlan(database, account.id)
    const described = `${account.username} (${account.email}) with ${plans} ${plans === 1 ? 'plan' : 'plans'}`
    if (!forGood) throw new Refusal(`This would delete ${described}. Say --for-good to do it.`)
    // Its devices stop saving before the plans go.
    await deleteSessionsOf(database, account.id)
    await eraseAccount({ database, holdings: createHoldings(database) }, account)
    terminal.write(`Deleted ${described}.`)
  },
})
