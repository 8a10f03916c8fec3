import { createWorkbook } from '#domain/plan/new-workbook.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import { templateOrDefault } from '#domain/plan/templates/catalogue.ts'
import type { PlanStorage } from '#web/storage/plan-storage.ts'

/**
 * The plan for an address that names none: the first version's single slot, if there is one, else a new plan,
 * which is stored at once so that a reload finds it again.
 */
export function createPlan(storage: PlanStorage, ownerId: string, template: string | null): string {
  const legacyId = storage.migrateLegacyPlan(ownerId)
  if (legacyId !== null) return legacyId
  const planId = storage.createId()
  // Where nothing can be stored, the workbook opens all the same and says so at the first edit.
  storage.writePlan(planId, ownerId, createWorkbook(templateOrDefault(template)))
  return planId
}

export interface OpenedPlan {
  planId: string
  workbook: Workbook
  /** What was stored could not be read; it was kept aside. */
  isDamaged: boolean
}

/** The plan as it was stored, else from the template. Another account's plan is not opened but replaced by a new one. */
export function openPlan(
  storage: PlanStorage,
  ownerId: string,
  asked: { planId: string; template: string | null },
): OpenedPlan {
  const reading = storage.readPlan(asked.planId, ownerId)
  if (reading.state === 'found') return { planId: asked.planId, workbook: reading.workbook, isDamaged: false }
  return {
    planId: reading.state === 'foreign' ? storage.createId() : asked.planId,
    workbook: createWorkbook(templateOrDefault(asked.template)),
    isDamaged: reading.state === 'damaged',
  }
}
