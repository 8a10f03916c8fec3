import type { User } from '#contract/user.ts'
import { type AccessMode, type Action, decideAccess } from '#domain/commerce/access-policy.ts'
import type { Database } from '#server/database/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { countWorkbooks } from './workbook-store.ts'

const coursePlanOnlyMessage =
  'Until you complete the course, your account includes one plan: the one you chose for the course.'

/** Without an id it is about any of the account's plans. */
export type RequireAccess = (action: Action, user: User, planId?: string) => Promise<void>

/** Allows what the access policy permits. Whether plans are stored is looked up only where it matters. */
export function createAccessCheck(database: Database, mode: AccessMode): RequireAccess {
  return async (action, { id, entitlements, coursePlanId }, planId = coursePlanId) => {
    const isCoursePlan = coursePlanId !== undefined && planId === coursePlanId
    const isAllowed = (hasCloudWorkbooks: boolean) =>
      decideAccess(action, { entitlements, hasCloudWorkbooks, isCoursePlan }, mode) === 'allowed'
    if (isAllowed(false)) return
    const { kept } = await countWorkbooks(database, id)
    if (!isAllowed(kept > 0)) throw refuse(entitlements)
  }
}

function refuse(entitlements: User['entitlements']): AppError {
  return new AppError(
    'payment_required',
    entitlements.includes('course') ? { message: coursePlanOnlyMessage } : {},
  )
}
