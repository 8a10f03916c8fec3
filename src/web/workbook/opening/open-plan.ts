import { createWorkbook } from '#domain/plan/templates/new-workbook.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import type { Template } from '#domain/plan/templates/template.ts'
import type { PlanStorage } from '#web/storage/plan-storage.ts'

/**
 * The plan for an address that names none: the first version's single slot, if there is one, else a new plan,
 * which is stored at once so that a reload finds it again.
 */
export function createPlan(storage: PlanStorage, ownerId: string, template: Template): string {
  const legacyId = storage.migrateLegacyPlan(ownerId)
  if (legacyId !== null) return legacyId
  const planId = storage.createId()
  // Where nothing can be stored, the workbook opens all the same and says so at the first edit.
  storage.writePlan(planId, ownerId, createWorkbook(template))
  startedHere.add(planId)
  return planId
}

/** Plans begun on this page. The cloud need not be asked for them while the browser has not stored them. */
const startedHere = new Set<string>()

/**
 * The id for an address whose plan is nowhere, or someone else's: that id stays theirs. Nothing is stored before
 * the first edit, so that following such a link again leaves no row of empty plans behind.
 */
export function startInstead(storage: PlanStorage): string {
  const planId = storage.createId()
  startedHere.add(planId)
  return planId
}

/**
 * Where a plan that does not open from this browser has to come from: only the cloud can have it, it starts from
 * its template under the id asked for, or another plan has to start instead.
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
  /** What was stored could not be read; it was kept aside. */
  isDamaged: boolean
}

/** The plan as it was stored. Null when it has to start from a template, whose texts must be fetched first. */
export function findPlan(storage: PlanStorage, ownerId: string, planId: string): OpenedPlan | null {
  const reading = storage.readPlan(planId, ownerId)
  return reading.state === 'found' ? { planId, workbook: reading.workbook, isDamaged: false } : null
}

/** The plan as it was stored, else from the template. */
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
