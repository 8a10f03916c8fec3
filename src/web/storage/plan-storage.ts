import type { Workbook } from '#domain/plan/restore.ts'
import type { SaveMarks } from '#domain/sync/save-marks.ts'
import type { DamagedCopy } from './damaged-copies.ts'
import type { WriteResult } from './guarded-storage.ts'

export interface PlanSummary {
  id: string
  title: string
  template: string
  /** ISO time; anything else when the stored time was no time. */
  updatedAt: string
  currentStep: number
  completedSteps: readonly number[]
}

export type PlanReading =
  | { state: 'found'; workbook: Workbook }
  | { state: 'missing' }
  /** There was a text that is no plan; it is kept aside for download. */
  | { state: 'damaged' }
  /** It belongs to another account. */
  | { state: 'foreign' }

/** A copy of a plan in one of the browser's two places. */
export interface PlanCopy {
  place: 'usual' | 'spare'
  workbook: Workbook
  /** Null when it was stored by something that keeps none. */
  marks: SaveMarks | null
}

/** A deleted plan exactly as it was stored, for Undo. */
export interface DeletedPlan {
  planId: string
  raw: string
  /** What was said about it with the assistant. */
  conversation: string | null
}

export type DuplicateResult =
  | { ok: true; planId: string }
  | { ok: false; reason: 'full' | 'blocked' | 'missing' }

export interface PlanStorage {
  /** The account's plans and those that belong to no one yet, newest first. Takes over older layouts. */
  listPlans: (ownerId: string) => PlanSummary[]
  /** A plan that belongs to no one yet becomes the reader's. */
  readPlan: (planId: string, ownerId: string) => PlanReading
  /** Every copy of one plan, for the workbook that has it open. */
  readCopies: (planId: string, ownerId: string) => PlanCopy[]
  /**
   * Sets the plan's save time. Never throws; another account's plan is never written over ('blocked'). Without
   * marks of its own a text keeps those of the one that it takes the place of.
   */
  writePlan: (planId: string, ownerId: string, workbook: Workbook, marks?: SaveMarks) => WriteResult
  /** With what was said about it, in this browser. */
  deletePlan: (planId: string, ownerId: string) => DeletedPlan | null
  /** What the account said with the assistant, also about plans that are gone. No one else is shown it. */
  forgetConversations: (ownerId: string) => void
  /** The account is gone: its plans belong to no one, as from before accounts, and to whoever reads them next. */
  releasePlans: (ownerId: string) => void
  restorePlan: (deleted: DeletedPlan) => WriteResult
  duplicatePlan: (planId: string, ownerId: string) => DuplicateResult
  renamePlan: (
    planId: string,
    ownerId: string,
    title: string,
  ) => WriteResult | { ok: false; reason: 'missing' }
  createId: () => string
  /** Moves the first version's single slot into a plan, once; null when there is none to move. */
  migrateLegacyPlan: (ownerId: string) => string | null
  listDamaged: (ownerId?: string) => DamagedCopy[]
  discardDamaged: (copy: DamagedCopy) => boolean
  keepDamaged: (copy: DamagedCopy) => WriteResult
  /** True when the browser lets us read nothing at all. */
  isBlocked: () => boolean
  /** Hears of other tabs' changes; an empty id means that all of the storage was cleared. */
  subscribe: (listener: (planId: string) => void) => () => void
}
