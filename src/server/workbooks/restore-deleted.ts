import type { Database } from '#server/database/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { unmarkDeleted } from './deleted-workbook-store.ts'
import { keptAfterDeletionMs } from './kept-after-deletion.ts'
import { requireRoom } from './require-room.ts'
import { findHead, findWorkbook, type PlanKey, type WorkbookRow } from './workbook-store.ts'

/**
 * Restores a deleted plan as it was. A plan that is not deleted gets the same answer, because the first answer may
 * have been lost.
 */
export async function restoreDeleted(
  { database, now }: { database: Database; now: () => number },
  key: PlanKey,
): Promise<WorkbookRow> {
  const head = await findHead(database, key)
  if (head && head.deleted_at !== null) {
    await database.transaction().execute(async (transaction) => {
      await requireRoom(transaction, key.ownerId, head)
      await unmarkDeleted(transaction, key, now() - keptAfterDeletionMs)
    })
  }
  const workbook = await findWorkbook(database, key)
  if (!workbook) throw new AppError('not_found', { message: 'There is no such plan to restore.' })
  return workbook
}
