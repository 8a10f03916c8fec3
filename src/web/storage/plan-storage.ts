import type { Workbook } from '#domain/plan/restore.ts'
import type { SaveMarks } from '#domain/sync/save-marks.ts'
import type { DamagedCopy } from './damaged-copies.ts'
import type { WriteResult } from './guarded-storage.ts'

export interface PlanSummary {
  id: string
  title: string
  template: string
  /** ISO time, or the stored text as is when it is not a valid time. */
  updatedAt: string
  currentStep: number
  completedSteps: readonly number[]
}

export type PlanReading =
  | { state: 'found'; workbook: Workbook }
  | { state: 'missing' }
  /** The stored text is not a plan. It is set aside for download. */
  | { state: 'damaged' }
  /** It belongs to another account. */
  | { state: 'foreign' }

/** A copy of a plan in one of the browser's two places. */
export interface PlanCopy {
  place: 'usual' | 'spare'
  workbook: Workbook
  /** Null when it was stored by a version that does not write them. */
  marks: SaveMarks | null
}

/** A deleted plan exactly as it was stored, for Undo. */
export interface DeletedPlan {
  planId: string
  raw: string
  /** The conversation with the assistant about it. */
  conversation: string | null
}

export type DuplicateResult =
  | { ok: true; planId: string }
  | { ok: false; reason: 'full' | 'blocked' | 'missing' }

export interface PlanStorage {
  /** The account's plans and those without an owner, newest first. Migrates older layouts. */
  listPlans: (ownerId: string) => PlanSummary[]
  /** A plan without an owner becomes the reader's. */
  readPlan: (planId: string, ownerId: string) => PlanReading
  /** Every copy of one plan, for the workbook that has it open. */
  readCopies: (planId: string, ownerId: string) => PlanCopy[]
  /**
   * Sets the plan's save time. Never throws, and never overwrites another account's plan ('blocked'). A text
   * without its own marks keeps those of the text it replaces.
   */
  writePlan: (planId: string, ownerId: string, workbook: Workbook, marks?: SaveMarks) => WriteResult
  /** The same in the spare storage. Answers 'changed' when another tab wrote there and `readCopies` lacks it. */
  writeSpare: (
    planId: string,
    ownerId: string,
    workbook: Workbook,
    marks?: SaveMarks,
  ) => Promise<WriteResult | { ok: false; reason: 'changed' }>
  /** In the usual place, otherwise in the second one. The reason is the usual place's. */
  storePlan: (planId: string, ownerId: string, workbook: Workbook) => Promise<WriteResult>
  /** Resolves once the plans in the spare storage are known. Null when there are none, the usual case. */
  start: () => Promise<void> | null
  /** From both places. Also deletes this browser's conversation about it. */
  deletePlan: (planId: string, ownerId: string) => DeletedPlan | null
  /** Deletes the account's assistant conversations, including those about deleted plans. */
  forgetConversations: (ownerId: string) => void
  /** The account was deleted. Its plans no longer have an owner and go to the next account that reads them. */
  releasePlans: (ownerId: string) => Promise<void>
  restorePlan: (deleted: DeletedPlan) => Promise<WriteResult>
  duplicatePlan: (planId: string, ownerId: string) => Promise<DuplicateResult>
  renamePlan: (
    planId: string,
    ownerId: string,
    title: string,
  ) => Promise<WriteResult | { ok: false; reason: 'missing' }>
  createId: () => string
  /** Resolves when deletions in the spare storage are done. */
  finish: () => Promise<void>
  /** Moves the first version's single slot into a plan, once. Null when there is nothing to move. */
  migrateLegacyPlan: (ownerId: string) => string | null
  listDamaged: (ownerId?: string) => DamagedCopy[]
  discardDamaged: (copy: DamagedCopy) => boolean
  keepDamaged: (copy: DamagedCopy) => WriteResult
  /** True when the browser refuses all reads. */
  isBlocked: () => boolean
  /** Listens for changes from other tabs. An empty id means that the whole storage was cleared. */
  subscribe: (listener: (planId: string) => void) => () => void
}
