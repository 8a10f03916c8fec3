import type { EmailChangeRequest } from '#contract/account.ts'
import { pagePaths } from '#contract/paths.ts'
import {
  consumeEmailChange,
  deleteEmailChangesOf,
  findEmailChange,
  insertEmailChange,
} from '#server/accounts/email-change-store.ts'
import { limits } from '#server/accounts/rate-limits.ts'
import { createMailToken, hashMailToken } from '#server/accounts/mail-tokens.ts'
import { deletePasswordResetsOf } from '#server/accounts/password-reset-store.ts'
import { type Credentials, findCredentials, isTaken, updateEmail } from '#server/accounts/user-store.ts'
import type { Queries } from '#server/database/database.ts'
import { AppError } from '#server/http/app-error.ts'
import type { SessionHolder } from './own-sessions.ts'
import {
  holdWhilePasswordCounts,
  type PasswordCheckDependencies,
  requireCurrentPassword,
} from './require-password.ts'
import type { SelfServiceMails } from './self-service-mails.ts'

const lifetimeMs = 60 * 60 * 1000

const otherAccountMessage =
  'This link belongs to another account. Sign in to the one that asked for it and open the link again.'

export interface EmailChangeDependencies extends PasswordCheckDependencies, SelfServiceMails {
  publicUrl: string
  now: () => number
}

/**
 * Mails a link to the new address and a notice to the old one. Nothing changes yet. An address that belongs to
 * another account costs the same and gets the same answer, and its owner gets a mail instead.
 */
export async function requestEmailChange(
  dependencies: EmailChangeDependencies,
  { email, currentPassword }: EmailChangeRequest,
  { userId, secret }: SessionHolder,
): Promise<void> {
  const { database, rateLimiter } = dependencies
  const account = await requireCurrentPassword(dependencies, { userId, secret, currentPassword })
  if (email === account.email) {
    const message = 'This is already your address'
    throw new AppError('bad_request', { message, fields: { email: message } })
  }
  await rateLimiter.hit(limits.emailChangePerAccount, userId)
  await rateLimiter.hit(limits.emailChangePerTarget, email)
  await database.transaction().execute(async (transaction) => {
    const held = await holdWhilePasswordCounts(transaction, account)
    if (held === null) throw new AppError('unauthenticated')
    const owner = await findCredentials(transaction, { usernameKey: email, emailKey: email })
    await putInLine(dependencies, transaction, { account: held, email, owner })
  })
}

async function putInLine(
  { publicUrl, now, ...mails }: EmailChangeDependencies,
  transaction: Queries,
  { account, email, owner }: { account: Credentials; email: string; owner: Credentials | null },
): Promise<void> {
  const token = createMailToken()
  await deleteEmailChangesOf(transaction, account.id)
  await insertEmailChange(transaction, {
    token_hash: hashMailToken(token),
    user_id: account.id,
    email,
    created_at: now(),
    expires_at: now() + lifetimeMs,
  })
  await mails.enqueueEmailChangeNotice(transaction, account, email)
  if (owner !== null) await mails.enqueueAddressTaken(transaction, owner)
  else {
    // Only the configured address is used, because the sender chooses the Host header.
    const link = `${publicUrl}${pagePaths.confirmEmail({ token })}`
    await mails.enqueueEmailConfirmation(transaction, account, { email, link })
  }
}

/**
 * The person with the link reads the new address's mail. After a typo that can be a stranger, so they must be
 * signed in to the account as well.
 */
export async function confirmEmailChange(
  { database, rateLimiter, now }: EmailChangeDependencies,
  token: string,
  asker: { userId: string; address: string },
): Promise<{ email: string }> {
  const tokenHash = hashMailToken(token)
  await rateLimiter.hit(limits.resetPerAddress, asker.address)
  await rateLimiter.hit(limits.resetPerToken, tokenHash)
  const change = await findEmailChange(database, tokenHash, now())
  if (change === null) throw new AppError('email_link_invalid')
  const { userId, email } = change
  if (userId !== asker.userId) throw new AppError('other_account', { message: otherAccountMessage })
  try {
    await database.transaction().execute(async (transaction) => {
      // The account's row comes first, as everywhere, so that two requests at the same time take their locks in the
      // same order.
      const isThere = await updateEmail(transaction, { userId, email, now: now() })
      const isOurs = await consumeEmailChange(transaction, tokenHash, now())
      if (!isThere || !isOurs) throw new AppError('email_link_invalid')
      await deleteEmailChangesOf(transaction, userId)
      // These links are in the mailbox that the account has just left.
      await deletePasswordResetsOf(transaction, userId)
    })
  } catch (error) {
    if (error instanceof AppError || !(await isTaken(database, 'email_key', email))) throw error
    throw new AppError('account_exists', {
      message: 'This address now belongs to another account.',
      cause: error,
    })
  }
  return { email }
}
