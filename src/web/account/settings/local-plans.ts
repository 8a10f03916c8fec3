import { browserCloudLinks } from '#web/cloud-copies/browser-cloud-links.ts'
import { browserPlanStorage, olderPlansReady } from '#web/storage/browser-plan-storage.ts'

/** All that the dashboard of this account shows of this browser. */
export async function removeLocalPlans(ownerId: string): Promise<void> {
  await forgetWhatIsTheirs(ownerId)
  for (const { id } of browserPlanStorage.listPlans(ownerId)) browserPlanStorage.deletePlan(id, ownerId)
  for (const copy of browserPlanStorage.listDamaged(ownerId)) browserPlanStorage.discardDamaged(copy)
}

/** They stay, and can be opened: an owner who is gone would hide them from everybody. */
export async function releaseLocalPlans(ownerId: string): Promise<void> {
  await forgetWhatIsTheirs(ownerId)
  browserPlanStorage.releasePlans(ownerId)
}

/** What hangs on the plans and is of no use to anybody else. */
async function forgetWhatIsTheirs(ownerId: string): Promise<void> {
  await olderPlansReady
  for (const { id } of browserPlanStorage.listPlans(ownerId)) browserCloudLinks.remove(id, ownerId)
  browserPlanStorage.forgetConversations(ownerId)
}
