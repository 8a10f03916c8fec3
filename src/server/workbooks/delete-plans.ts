import type { Database } from '#server/database/database.ts'
import { dropVersions } from './drop-versions.ts'
import { listVersions } from './version-store.ts'
import { deletePlan, listEveryPlan } from './workbook-store.ts'

/**
 * Permanently deletes every plan of an account. Histories go first and in small batches, so that no other write
 * waits long.
 */
export async function deletePlans(database: Database, ownerId: string): Promise<void> {
  for (const { id } of await listEveryPlan(database, ownerId)) {
    const plan = { ownerId, id }
    const versions = await listVersions(database, plan)
    await dropVersions(
      database,
      plan,
      versions.slice(1).map(({ revision }) => revision),
    )
    await deletePlan(database, plan)
  }
}
