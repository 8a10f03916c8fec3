import { findNewPasswordFault } from '#domain/accounts/account-forms.ts'
import { deleteEmailChangesOf } from '#server/accounts/email-change-store.ts'
import { deletePasswordResetsOf } from '#server/accounts/password-reset-store.ts'
import { deleteSessionsOf } from '#server/accounts/session-store.ts'
import { updatePassword } from '#server/accounts/user-store.ts'
import { defineCommand } from '#server/admin/command-line/command.ts'
import { describeEnded } from './describe-ended.ts'
import { BadInput } from '#server/admin/command-line/command-errors.ts'
import { passwordStdin, readPassword } from '#server/admin/command-line/read-password.ts'
import { accountName, requireAccount } from './require-account.ts'

export const accountsSetPassword = defineCommand({
  name: 'accounts set-password',
  summary: "sets an account's password and ends its sessions",
  args: { name: accountName },
  options: { passwordStdin },
  run: async ({ openDatabase, passwords, terminal, now }, { name, passwordStdin }) => {
    const database = await openDatabase()
    const account = await requireAccount(database, name)
    const password = await readPassword(terminal, { fromInput: passwordStdin, question: 'New password: ' })
    if (password === null) {
      throw new BadInput('No password given. Type it at a terminal, or pipe it in with --password-stdin.')
    }
    const fault = findNewPasswordFault(password)
    if (fault !== null) throw new BadInput(`${fault.message}.`)

    const passwordHash = await passwords.hash(password)
    const ended = await database.transaction().execute(async (transaction) => {
      await updatePassword(transaction, { userId: account.id, passwordHash, now: now() })
      await deletePasswordResetsOf(transaction, account.id)
      await deleteEmailChangesOf(transaction, account.id)
      return deleteSessionsOf(transaction, account.id)
    })
    terminal.write(`Set the password for ${account.username}. ${describeEnded(ended)}`)
  },
})
