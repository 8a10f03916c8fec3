import { entitlements } from '#domain/commerce/entitlements.ts'
import { grantEntitlement } from '#server/accounts/entitlement-store.ts'
import { defineCommand } from '#server/admin/command-line/command.ts'
import { oneOf } from '#server/admin/command-line/fields.ts'
import { accountName, requireAccount } from './require-account.ts'

export const grantCommand = defineCommand({
  name: 'grant',
  summary: 'grants an account the tool or the course',
  args: { name: accountName, entitlement: oneOf(entitlements, 'what to grant') },
  options: {},
  run: async ({ openDatabase, terminal, now }, { name, entitlement }) => {
    const database = await openDatabase()
    const account = await requireAccount(database, name)
    await grantEntitlement(database, {
      userId: account.id,
      name: entitlement,
      source: 'operator',
      now: now(),
    })
    terminal.write(`${account.username} now has the ${entitlement}.`)
  },
})
