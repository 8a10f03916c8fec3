import type { AccountAnswer } from '#contract/account.ts'
import { findPendingEmail } from '#server/accounts/email-change-store.ts'
import { listEntitlements } from '#server/accounts/entitlement-store.ts'
import type { SessionDependencies } from '#server/accounts/sessions.ts'
import { findProfile } from '#server/accounts/user-store.ts'
import { AppError } from '#server/http/app-error.ts'
import type { AccountData } from './account-data.ts'
import { listOwnSessions, type SessionHolder } from './own-sessions.ts'

export interface ReadAccountDependencies extends SessionDependencies {
  accountData: AccountData
}

/** Reads the data that the account page shows. */
export async function readAccount(
  dependencies: ReadAccountDependencies,
  holder: SessionHolder,
): Promise<AccountAnswer> {
  const { database, accountData, now } = dependencies
  const user = await findProfile(database, holder.userId)
  if (user === null) throw new AppError('unauthenticated')
  const entitlements = await listEntitlements(database, user.id)
  return {
    profile: {
      id: user.id,
      username: user.username,
      email: user.email,
      firstName: user.first_name,
      lastName: user.last_name,
      createdAt: new Date(user.created_at).toISOString(),
      hasPassword: user.password_hash !== null,
      pendingEmail: await findPendingEmail(database, user.id, now()),
    },
    entitlements: entitlements.map(({ name, source, granted_at: grantedAt }) => ({
      name: name as AccountAnswer['entitlements'][number]['name'],
      source,
      grantedAt: new Date(grantedAt).toISOString(),
    })),
    orders: await accountData.listOrders(user.id),
    sessions: await listOwnSessions(dependencies, holder),
  }
}
