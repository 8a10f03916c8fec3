import type { User } from '#contract/user.ts'
import { type AccessMode, type Action, decideAccess } from '#domain/commerce/access-policy.ts'
import type { Database } from '#server/database/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { countWorkbooks } from './workbook-store.ts'

export type RequireAccess = (action: Action, user: User) => Promise<void>

/** Allows what the access policy permits. Whether plans are stored is looked up only where it matters. */
export function createAccessCheck(database: Database, mode: AccessMode): RequireAccess {
  return async (action, { id, entitlements }) => {
    const isAllowed = (hasCloudWorkbooks: boolean) =>
      decideAccess(action, { entitlements, hasCloudWorkbooks }, mode) === 'allowed'
    if (isAllowed(false)) return
    const { kept } = await countWorkbooks(database, id)
    if (!isAllowed(kept > 0)) throw new AppError('payment_required')
  }
}
