import { browserCloudLinks } from '#web/cloud-copies/browser-cloud-links.ts'
import { restoreCloudPlan } from '#web/cloud-copies/cloud-api.ts'
import type { CloudLink } from '#web/cloud-copies/cloud-links.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { browserPlanStorage } from '#web/storage/browser-plan-storage.ts'
import type { DeletedPlan } from '#web/storage/plan-storage.ts'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { deleteInCloud, duplicateFromCloud, renameInCloud, sendNewTitle } from './cloud-plan-actions.ts'
import { isPageLeft } from '#web/ui/browser/page-left.ts'
import { focusPlanAfter } from './focus-plan.ts'
import type { LibraryPlan } from './join-plans.ts'
import type { CloudPlans } from './use-cloud-plans.ts'

/** Long enough to reach Undo without hurry. The time also stops while the toast has focus. */
const undoMs = 10_000

export interface PlanActions {
  remove: (plan: LibraryPlan) => void
  duplicate: (plan: LibraryPlan) => Promise<void>
  rename: (plan: LibraryPlan, title: string) => Promise<void>
}

interface Library {
  ownerId: string
  /** The cards in order. */
  shown: readonly LibraryPlan[]
  /** Reads the browser's storage again. */
  refresh: () => void
  cloud: CloudPlans
}

/** A plan that was just deleted, in every place where it was. */
interface Deletion {
  planId: string
  inBrowser: DeletedPlan | null
  link: CloudLink | null
  /** Resolves when the cloud has deleted it. Null when it was not there. */
  inCloud: Promise<void> | null
  /** Resolves to what calls off the end of its links. */
  linkEnd: Promise<() => void>
}

/** The actions of a card's buttons, wherever the plan is. */
export function createPlanActions({ ownerId, shown, refresh, cloud }: Library): PlanActions {
  async function putBackHere({ planId, inBrowser, link }: Deletion) {
    const result = inBrowser ? await browserPlanStorage.restorePlan(inBrowser) : ({ ok: true } as const)
    if (result.ok && link) browserCloudLinks.write(planId, ownerId, link)
    return result
  }

  async function bringBack(deletion: Deletion): Promise<void> {
    void keepLinks(deletion)
    const result = await putBackHere(deletion)
    if (!result.ok) return showNotRestored(deletion, reasons[result.reason])
    if (deletion.inBrowser) focusPlanAfter(refresh, deletion.planId)
    if (!deletion.inCloud) return
    try {
      await deletion.inCloud
      await restoreCloudPlan(deletion.planId)
      await cloud.refetch()
      const show = () => cloud.unhide(deletion.planId)
      if (deletion.inBrowser) show()
      else focusPlanAfter(show, deletion.planId)
    } catch {
      showNotRestored(deletion, 'The cloud could not be reached. The plan is kept there for 30 days.')
    }
  }

  function showNotRestored(deletion: Deletion, description: string): void {
    showToast({
      title: 'Restore Error',
      description,
      look: 'destructive',
      durationMs: undoMs,
      action: {
        text: 'Try again',
        altText: 'Press F8 to reach Try again.',
        onAction: () => void bringBack(deletion),
      },
    })
  }

  /** The card disappeared immediately. If the cloud refuses, it comes back. */
  async function awaitCloud(deletion: Deletion): Promise<void> {
    try {
      await deletion.inCloud
      await cloud.refetch()
    } catch {
      // Leaving the page ends its requests, which is no answer: the cloud may well have deleted the plan.
      if (isPageLeft()) return
      await putBackHere(deletion)
      refresh()
      cloud.unhide(deletion.planId)
      void keepLinks(deletion)
      showToast(describeFailure('Delete Error', 'Failed to delete the business plan.'))
    }
  }

  async function keepLinks({ linkEnd }: Deletion): Promise<void> {
    const callOff = await linkEnd
    callOff()
  }

  /** Without an answer the links stay until their dates. */
  async function endLinks(planId: string): Promise<() => void> {
    try {
      const { endDeletedLinks } = await loadPart(() => import('./end-deleted-links.ts'))
      return await endDeletedLinks(planId, ownerId, undoMs)
    } catch {
      return () => {}
    }
  }

  function remove(plan: LibraryPlan): void {
    const inBrowser = plan.place === 'cloud' ? null : browserPlanStorage.deletePlan(plan.id, ownerId)
    if (plan.place !== 'cloud' && !inBrowser) {
      showToast(describeFailure('Delete Error', 'Failed to delete the business plan.'))
      return
    }
    const link = browserCloudLinks.remove(plan.id, ownerId)
    const inCloud = plan.place === 'browser' ? null : deleteInCloud(plan.id)
    const deletion = { planId: plan.id, inBrowser, link, inCloud, linkEnd: endLinks(plan.id) }
    const at = shown.findIndex(({ id }) => id === plan.id)
    const takeAway = () => {
      if (inCloud) cloud.hide(plan.id)
      refresh()
    }
    focusPlanAfter(takeAway, (shown[at + 1] ?? shown[at - 1])?.id ?? null)
    showToast({
      title: 'Plan Deleted',
      description: 'Business plan has been deleted successfully.',
      durationMs: undoMs,
      action: {
        text: 'Undo',
        altText: 'Press F8 to reach Undo.',
        onAction: () => void bringBack(deletion),
      },
    })
    if (inCloud) void awaitCloud(deletion)
  }

  async function duplicate(plan: LibraryPlan): Promise<void> {
    try {
      const result =
        plan.place === 'cloud'
          ? await duplicateFromCloud(plan.id, ownerId)
          : await browserPlanStorage.duplicatePlan(plan.id, ownerId)
      if (!result.ok) {
        showToast(describeFailure('Duplicate Error', reasons[result.reason]))
        return
      }
      focusPlanAfter(refresh, result.planId)
      showToast({ title: 'Plan Duplicated', description: `The copy of “${plan.title}” is ready to edit.` })
    } catch {
      showToast(describeFailure('Duplicate Error', unreached))
    }
  }

  async function rename(plan: LibraryPlan, title: string): Promise<void> {
    if (plan.place === 'cloud') {
      try {
        await renameInCloud(plan.id, title)
        await cloud.refetch()
      } catch {
        showToast(describeFailure('Rename Error', unreached))
      }
      return
    }
    const before = browserPlanStorage.readPlan(plan.id, ownerId)
    const result = await browserPlanStorage.renamePlan(plan.id, ownerId, title)
    if (!result.ok) showToast(describeFailure('Rename Error', reasons[result.reason]))
    refresh()
    if (!result.ok || plan.place !== 'both' || before.state !== 'found') return
    // Without an answer the workbook still knows that the cloud's copy is older, and shows it.
    await sendNewTitle(plan.id, ownerId, before.workbook).catch(() => {})
  }

  return { remove, duplicate, rename }
}

const unreached = 'The plan is in the cloud, but the cloud could not be reached.'

const reasons = {
  full: 'This browser has no room left for plans. Export or delete one, then try again.',
  blocked: 'This browser does not let us save plans right now.',
  missing: 'The plan is no longer in this browser.',
}

function describeFailure(title: string, description: string) {
  return { title, description, look: 'destructive' } as const
}
