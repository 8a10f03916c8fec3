import type { Database } from '#server/database/database.ts'
import { deleteExpired, listExpired } from './deleted-workbook-store.ts'
import { dropOlderVersions } from './drop-versions.ts'
import { keptAfterDeletionMs } from './kept-after-deletion.ts'

const batchSize = 20
/** The rest waits for the next sweep. */
const maxBatches = 50

/** Permanently removes the plans that were deleted long enough ago. */
export async function purgeDeleted(database: Database, now: number): Promise<void> {
  const until = now - keptAfterDeletionMs
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const plans = await listExpired(database, until, batchSize)
    for (const plan of plans) {
      await dropOlderVersions(database, plan)
      await deleteExpired(database, plan, until)
    }
    if (plans.length < batchSize) return
  }
}
