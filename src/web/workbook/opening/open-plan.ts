import { createWorkbook } from '#domain/plan/templates/new-workbook.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import type { Template } from '#domain/plan/templates/template.ts'
import type { PlanStorage } from '#web/storage/plan-storage.ts'

/**
 * The plan for a URL that names none: the first version's single slot if there is one, otherwise a new plan.
 * The new plan is stored immediately so that a reload finds it again.
 */
export async function createPlan(storage: PlanStorage, ownerId: string, template: Template): Promise<string> {
  const legacyId = storage.migrateLegacyPlan(ownerId)
  if (legacyId !== null) return legacyId
  const planId = storage.createId()
  // When storage is unavailable, the workbook still opens and shows a warning at the first edit.
  startedHere.add(planId)
  await storage.storePlan(planId, ownerId, createWorkbook(template))
  return planId
}

/** Plans started on this page. Until the browser has stored them, there is no need to ask the cloud for them. */
const startedHere = new Set<string>()

/**
 * The new id for a URL whose plan does not exist or belongs to another account, which keeps its id. Nothing is
 * stored before the first edit, so that following such a link repeatedly does not leave empty plans behind.
 */
export function startInstead(storage: PlanStorage): string {
  const planId = storage.createId()
  startedHere.add(planId)
  return planId
}

/**
 * The source of a plan that does not open from this browser: the cloud, the template under the requested id, or
 * a different new plan instead.
 */
export type PlanSource = 'cloud' | 'template' | 'instead'

export function findSource(storage: PlanStorage, ownerId: string, planId: string): PlanSource {
  const { state } = storage.readPlan(planId, ownerId)
  if (state === 'foreign') return 'instead'
  return state === 'missing' && !startedHere.has(planId) ? 'cloud' : 'template'
}

export interface OpenedPlan {
  planId: string
  workbook: Workbook
  /** The stored plan could not be read. A backup of it was kept. */
  isDamaged: boolean
}

/** The stored plan, or null when it has to start from a template, whose texts must be fetched first. */
export function findPlan(storage: PlanStorage, ownerId: string, planId: string): OpenedPlan | null {
  const reading = storage.readPlan(planId, ownerId)
  return reading.state === 'found' ? { planId, workbook: reading.workbook, isDamaged: false } : null
}

/** The stored plan, or a new one from the template. */
export function openPlan(
  storage: PlanStorage,
  ownerId: string,
  asked: { planId: string; template: Template },
): OpenedPlan {
  const reading = storage.readPlan(asked.planId, ownerId)
  if (reading.state === 'found') return { planId: asked.planId, workbook: reading.workbook, isDamaged: false }
  return {
    planId: asked.planId,
    workbook: createWorkbook(asked.template),
    isDamaged: reading.state === 'damaged',
  }
}
