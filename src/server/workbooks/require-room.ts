import type { Queries } from '#server/database/database.ts'
import { AppError } from '#server/http/app-error.ts'
import {
  maxBytesPerAccount,
  maxKeptPlansPerAccount,
  maxPlansPerAccount,
  weighedEveryRevisions,
  weighedFromBytes,
} from './limits.ts'
import { sumBytes } from './version-store.ts'
import { countWorkbooks, type Head } from './workbook-store.ts'

/** Before a plan is added, or a deleted one (which takes up room already) is brought back. */
export async function requireRoom(
  queries: Queries,
  ownerId: string,
  deletedPlan: Pick<Head, 'deleted_at'> | null,
): Promise<void> {
  const { kept, deleted } = await countWorkbooks(queries, ownerId)
  if (kept - deleted >= maxPlansPerAccount) {
    throw new AppError('too_many_plans', {
      message: `Your account holds ${maxPlansPerAccount} plans in the cloud, which is the most it can. Delete one there to make room.`,
    })
  }
  if (deletedPlan === null && kept >= maxKeptPlansPerAccount) {
    throw new AppError('too_many_plans', {
      message:
        'Your account holds as many plans as it can, deleted ones included. Those go for good 30 days after they were deleted.',
    })
  }
}

/** Before words are added to those that the account keeps. */
export async function requireBytesLeft(
  queries: Queries,
  ownerId: string,
  { revision, contentBytes }: { revision: number; contentBytes: number },
): Promise<void> {
  if (contentBytes < weighedFromBytes && revision % weighedEveryRevisions !== 0) return
  if ((await sumBytes(queries, ownerId)) + contentBytes <= maxBytesPerAccount) return
  throw new AppError('too_many_plans', {
    message:
      'Your account’s plans with all their versions take up 4 GB in the cloud, which is the most it can hold. ' +
      'Older versions make room by tomorrow; deleted plans do so after 30 days. It is still saved in your browser.',
  })
}
