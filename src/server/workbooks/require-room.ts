import type { Queries } from '#server/database/database.ts'
import { AppError } from '#server/http/app-error.ts'
import {
  maxBytesPerAccount,
  maxKeptPlansPerAccount,
  maxPlansPerAccount,
  weighedEveryRevisions,
  weighedFromBytes,
} from './account-quotas.ts'
import { sumBytes } from './version-store.ts'
import { countWorkbooks, type Head } from './workbook-store.ts'

const gigabyte = 1024 ** 3

/** Called before a plan is added, or a deleted one (which still takes up space) is restored. */
export async function requireRoom(
  queries: Queries,
  ownerId: string,
  deletedPlan: Pick<Head, 'deleted_at'> | null,
): Promise<void> {
  const { kept, deleted } = await countWorkbooks(queries, ownerId)
  if (kept - deleted >= maxPlansPerAccount) {
    throw new AppError('too_many_plans', {
      message: `Your account has reached the limit of ${maxPlansPerAccount} plans in the cloud. Delete one there to make room.`,
    })
  }
  if (deletedPlan === null && kept >= maxKeptPlansPerAccount) {
    throw new AppError('too_many_plans', {
      message:
        'Your account has reached its limit, including deleted plans. Those are removed 30 days after you delete them.',
    })
  }
}

/** Called before text is added to the account's stored text. */
export async function requireBytesLeft(
  queries: Queries,
  ownerId: string,
  { revision, contentBytes }: { revision: number; contentBytes: number },
): Promise<void> {
  if (contentBytes < weighedFromBytes && revision % weighedEveryRevisions !== 0) return
  if ((await sumBytes(queries, ownerId)) + contentBytes <= maxBytesPerAccount) return
  throw new AppError('too_many_plans', {
    message:
      `Your plans and all their versions have reached the cloud limit of ${maxBytesPerAccount / gigabyte} GB. ` +
      'Older versions make room by tomorrow, deleted plans after 30 days. This plan is still saved in your browser.',
  })
}
