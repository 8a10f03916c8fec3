import { browserCloudLinks } from '#web/cloud/browser-cloud-links.ts'
import { browserPlanStorage, olderPlansReady } from '#web/storage/browser-plan-storage.ts'

/** All that the dashboard of this account shows of this browser. */
export async function removeLocalPlans(ownerId: string): Promise<void> {
  await forgetCloudCopies(ownerId)
  for (const { id } of browserPlanStorage.listPlans(ownerId)) browserPlanStorage.deletePlan(id, ownerId)
  for (const copy of browserPlanStorage.listDamaged(ownerId)) browserPlanStorage.discardDamaged(copy)
}

/** They stay, and can be opened: an owner who is gone would hide them from everybody. */
export async function releaseLocalPlans(ownerId: string): Promise<void> {
  await forgetCloudCopies(ownerId)
  browserPlanStorage.releasePlans(ownerId)
}

async function forgetCloudCopies(ownerId: string): Promise<void> {
  await olderPlansReady
  for (const { id } of browserPlanStorage.listPlans(ownerId)) browserCloudLinks.remove(id, ownerId)
}
