import type { Database } from '#server/database/database.ts'
import { dropOlderVersions } from './drop-versions.ts'
import { deletePlan, listEveryPlan } from './workbook-store.ts'

/** Permanently deletes every plan of an account. */
export async function deletePlans(database: Database, ownerId: string): Promise<void> {
  for (const { id } of await listEveryPlan(database, ownerId)) {
    const plan = { ownerId, id }
    await dropOlderVersions(database, plan)
    await deletePlan(database, plan)
  }
}
