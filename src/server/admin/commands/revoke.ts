import { entitlements } from '#domain/commerce/entitlements.ts'
import { revokeEntitlement } from '#server/accounts/entitlement-store.ts'
import { Refusal } from '#server/admin/command-line/command-errors.ts'
import { defineCommand } from '#server/admin/command-line/command.ts'
import { oneOf } from '#server/admin/command-line/fields.ts'
import { accountName, requireAccount } from './require-account.ts'

export const revokeCommand = defineCommand({
  name: 'revoke',
  summary: 'revokes the tool or the course from an account, whatever granted it',
  args: { name: accountName, entitlement: oneOf(entitlements, 'what to revoke') },
  options: {},
  run: async ({ openDatabase, terminal }, { name, entitlement }) => {
    const database = await openDatabase()
    const account = await requireAccount(database, name)
    if (!(await revokeEntitlement(database, account.id, entitlement))) {
      throw new Refusal(`${account.username} does not have the ${entitlement}.`)
    }
    terminal.write(`${account.username} no longer has the ${entitlement}.`)
  },
})
