import { browserPlanStorage } from '#web/storage/browser-plan-storage.ts'
import type { DeletedPlan, PlanSummary } from '#web/storage/plan-storage.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { focusPlanAfter } from './focus-plan.ts'

/** Long enough to find and reach Undo without haste; the time also stands still while the toast has focus. */
const undoMs = 10_000

export interface PlanActions {
  remove: (plan: PlanSummary) => void
  duplicate: (plan: PlanSummary) => void
  rename: (plan: PlanSummary, title: string) => void
}

/** What a card's buttons do. `shown` are the cards in their order, `refresh` reads the store again. */
export function createPlanActions(
  ownerId: string,
  shown: readonly PlanSummary[],
  refresh: () => void,
): PlanActions {
  function bringBack(deleted: DeletedPlan) {
    const result = browserPlanStorage.restorePlan(deleted)
    if (result.ok) focusPlanAfter(refresh, deleted.planId)
    else {
      showToast({
        ...describeFailure('Restore Error', result.reason),
        durationMs: undoMs,
        action: {
          text: 'Try again',
          altText: 'Press F8 to reach Try again.',
          onAction: () => bringBack(deleted),
        },
      })
    }
  }

  return {
    remove: (plan) => {
      const deleted = browserPlanStorage.deletePlan(plan.id, ownerId)
      if (!deleted) {
        showToast({
          title: 'Delete Error',
          description: 'Failed to delete the business plan.',
          look: 'destructive',
        })
        return
      }
      const at = shown.findIndex(({ id }) => id === plan.id)
      focusPlanAfter(refresh, (shown[at + 1] ?? shown[at - 1])?.id ?? null)
      showToast({
        title: 'Plan Deleted',
        description: 'Business plan has been deleted successfully.',
        durationMs: undoMs,
        action: { text: 'Undo', altText: 'Press F8 to reach Undo.', onAction: () => bringBack(deleted) },
      })
    },
    duplicate: (plan) => {
      const result = browserPlanStorage.duplicatePlan(plan.id, ownerId)
      if (!result.ok) {
        showToast(describeFailure('Duplicate Error', result.reason))
        return
      }
      focusPlanAfter(refresh, result.planId)
      showToast({ title: 'Plan Duplicated', description: `The copy of “${plan.title}” is ready to edit.` })
    },
    rename: (plan, title) => {
      const result = browserPlanStorage.renamePlan(plan.id, ownerId, title)
      if (!result.ok) showToast(describeFailure('Rename Error', result.reason))
      refresh()
    },
  }
}

const reasons = {
  full: 'This browser has no room left for plans. Export or delete one, then try again.',
  blocked: 'This browser does not let us save plans at the moment.',
  missing: 'The plan is not in this browser any more.',
}

function describeFailure(title: string, reason: keyof typeof reasons) {
  return { title, description: reasons[reason], look: 'destructive' } as const
}
