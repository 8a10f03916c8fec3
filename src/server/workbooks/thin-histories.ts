import type { Database } from '#server/database/database.ts'
import { canGrowTooOld, chooseVersionsToDrop, type KeptVersion } from './choose-versions.ts'
import { dropVersions } from './drop-versions.ts'
import { listDueForThinning, setNextThinning } from './history-store.ts'
import { listVersions } from './version-store.ts'
import type { PlanKey } from './workbook-store.ts'

const dayMs = 24 * 60 * 60 * 1000
const batchSize = 50
/** The rest waits for the next sweep. */
const maxBatches = 100

/** Thins the histories that are due, a few at a time. Several processes may do this at the same time. */
export async function thinHistories(database: Database, now: number): Promise<void> {
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const plans = await listDueForThinning(database, now, batchSize)
    for (const plan of plans) await thinHistory(database, plan, now)
    if (plans.length < batchSize) return
  }
}

async function thinHistory(database: Database, plan: PlanKey, now: number): Promise<void> {
  const rows = await listVersions(database, plan)
  const versions = rows.map((row): KeptVersion => ({
    revision: row.revision,
    savedAt: row.saved_at,
    sizeBytes: row.content_bytes,
  }))
  const [newest] = versions
  if (!newest) return

  const dropped = new Set(chooseVersionsToDrop(versions, now))
  await dropVersions(database, plan, [...dropped])
  const kept = versions.filter(({ revision }) => !dropped.has(revision))
  await setNextThinning(database, plan, newest.revision, canGrowTooOld(kept) ? now + dayMs : null)
}
