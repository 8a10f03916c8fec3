import type { Database } from '#server/database/database.ts'
import { deleteExpired, listExpired } from './deleted-workbook-store.ts'
import { keptAfterDeletionMs } from './deletion.ts'
import { dropVersions } from './drop-versions.ts'
import { listVersions } from './version-store.ts'

const batchSize = 20
/** The rest waits for the next sweep. */
const maxBatches = 50

/** Permanently removes the plans that were deleted long enough ago. */
export async function purgeDeleted(database: Database, now: number): Promise<void> {
  const until = now - keptAfterDeletionMs
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const plans = await listExpired(database, until, batchSize)
    for (const plan of plans) {
      // The history goes first and in small batches, because deleting all of it together could block other writes.
      const versions = await listVersions(database, plan)
      await dropVersions(
        database,
        plan,
        versions.slice(1).map(({ revision }) => revision),
      )
      await deleteExpired(database, plan, until)
    }
    if (plans.length < batchSize) return
  }
}
