import { browserCloudLinks } from '#web/cloud-copies/browser-cloud-links.ts'
import { browserOfferAnswers } from '#web/cloud-copies/browser-offer-answers.ts'
import { browserAddedFindings } from '#web/storage/browser-added-findings.ts'
import { browserExportChoices } from '#web/storage/browser-export-choices.ts'
import { browserReviewVisits } from '#web/storage/browser-review-visits.ts'
import { browserPlanStorage, plansReady } from '#web/storage/browser-plan-storage.ts'
import { browserShareEvents, browserShareLinks } from '#web/storage/browser-share-links.ts'

/** Everything in this browser that the account's dashboard shows. */
export async function removeLocalPlans(ownerId: string): Promise<void> {
  await forgetOwnData(ownerId)
  for (const { id } of browserPlanStorage.listPlans(ownerId)) browserPlanStorage.deletePlan(id, ownerId)
  for (const copy of browserPlanStorage.listDamaged(ownerId)) browserPlanStorage.discardDamaged(copy)
  await browserPlanStorage.finish()
}

/** The plans stay and can be opened. With an owner who is gone, no one could see them. */
export async function releaseLocalPlans(ownerId: string): Promise<void> {
  await forgetOwnData(ownerId)
  await browserPlanStorage.releasePlans(ownerId)
}

/** The data that belongs to the plans and is of no use to anyone else. */
async function forgetOwnData(ownerId: string): Promise<void> {
  await plansReady
  for (const { id } of browserPlanStorage.listPlans(ownerId)) browserCloudLinks.remove(id, ownerId)
  browserOfferAnswers.forget(ownerId)
  browserExportChoices.forget(ownerId)
  browserReviewVisits.forget(ownerId)
  browserAddedFindings.forget(ownerId)
  browserShareLinks.forget(ownerId)
  browserShareEvents.forget(ownerId)
  browserPlanStorage.forgetConversations(ownerId)
}
