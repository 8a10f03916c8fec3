import type { Database } from '#server/database/database.ts'
import { deleteExpired, listExpired } from './deleted-workbook-store.ts'
import { keptAfterDeletionMs } from './deletion.ts'
import { dropVersions } from './drop-versions.ts'
import { listVersions } from './version-store.ts'

const batchSize = 20
/** What is left waits for the next sweep. */
const maxBatches = 50

/** Removes for good what was deleted long enough ago. */
export async function purgeDeleted(database: Database, now: number): Promise<void> {
  const until = now - keptAfterDeletionMs
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const plans = await listExpired(database, until, batchSize)
    for (const plan of plans) {
      // Its history first and in pieces: all of it at once could hold up everybody else's writes.
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
