import { randomBytes, randomUUID } from 'node:crypto'
import { findAccountDetailsFault } from '#domain/accounts/account-forms.ts'
import { normalizeEmail } from '#domain/accounts/email-addresses.ts'
import { tidyText } from '#domain/accounts/tidy-text.ts'
import { toUsernameKey } from '#domain/accounts/usernames.ts'
import { createId } from '#domain/plan/ids.ts'
import { requestPasswordReset } from '#server/accounts/reset-password.ts'
import { insertUser, isTaken, type NewUser } from '#server/accounts/user-store.ts'
import { type AdminContext, defineCommand } from '#server/admin/command-line/command.ts'
import { BadInput, Refusal } from '#server/admin/command-line/command-errors.ts'
import { optional, text } from '#server/admin/command-line/fields.ts'
import { renderInvitationMail } from './invitation-mail.ts'
import { passwordStdin, readPassword } from '#server/admin/command-line/read-password.ts'
import type { Database, Queries } from '#server/database/database.ts'
import { enqueueMail } from '#server/mail/mail-store.ts'

export const accountsCreate = defineCommand({
  name: 'accounts create',
  summary: 'creates an account; without a password, it emails a link to choose one',
  args: {},
  options: {
    username: text('USERNAME', 'the name to sign in with'),
    email: text('ADDRESS', 'the email address'),
    firstName: optional(text('TEXT', 'first name')),
    lastName: optional(text('TEXT', 'last name')),
    passwordStdin,
  },
  run: async (context, values) => {
    const { openDatabase, passwords, terminal, now } = context
    const details = {
      username: tidyText(values.username),
      email: normalizeEmail(values.email),
      firstName: tidyText(values.firstName ?? ''),
      lastName: tidyText(values.lastName ?? ''),
    }
    // Checked before asking for the password, with a placeholder password, because these details must be valid
    // either way.
    requireGoodDetails({ ...details, password: randomUUID() })
    const password = await readPassword(terminal, {
      fromInput: values.passwordStdin,
      question: 'Password (press Enter to email a link instead): ',
    })
    if (password !== null) requireGoodDetails({ ...details, password })

    const user: NewUser = {
      id: createId(randomBytes),
      username: details.username,
      username_key: toUsernameKey(details.username),
      email: details.email,
      email_key: details.email,
      first_name: details.firstName,
      last_name: details.lastName,
      password_hash: password === null ? null : await passwords.hash(password),
      created_at: now(),
    }
    const database = await openDatabase()
    if (!(await insertUser(database, user))) throw new Refusal(await describeTaken(database, user))
    terminal.write(`Created the account ${user.username} (${user.email}).`)
    if (password !== null) return
    await mailInvitation(context, database, user)
    terminal.write(`It has no password yet. The server will email ${user.email} a link to choose one.`)
  },
})

function requireGoodDetails(details: Parameters<typeof findAccountDetailsFault>[0]): void {
  const fault = findAccountDetailsFault(details)
  if (fault !== null) throw new BadInput(`${fault.message}.`)
}

async function describeTaken(queries: Queries, user: NewUser): Promise<string> {
  return (await isTaken(queries, 'username_key', user.username_key))
    ? `The username ${user.username} is taken.`
    : `An account with the address ${user.email} already exists.`
}

async function mailInvitation(
  { passwords, publicUrl, now }: AdminContext,
  database: Database,
  { username, email, first_name: firstName }: NewUser,
): Promise<void> {
  await requestPasswordReset(
    {
      database,
      passwords,
      // Limits are for strangers. An operator may create a whole class of accounts in a row.
      rateLimiter: { hit: async () => {}, allows: async () => true, forgive: async () => {} },
      publicUrl,
      enqueueResetMail: (transaction, { user, link }) => {
        const mail = renderInvitationMail({ username, firstName, link, publicUrl })
        return enqueueMail(transaction, { ...mail, to: email, userId: user.id }, now())
      },
      now,
    },
    email,
    'operator',
  )
}
