import type { StoreApi } from 'zustand/vanilla'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import type { Step } from '#domain/plan/steps.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

/** The data the workbook passes to the advisor beside it. Neither imports the other; web/app connects them. */
export interface AdvisorProps {
  planId: string
  ownerId: string
  step: Step
  /** The open plan, updated as it changes. */
  plan: StoreApi<{ workbook: Workbook }>
  /** Puts a change into the plan, with a way to undo it. Called only when the person asks for it. */
  onEdit: (label: string, update: (data: WorkbookData) => WorkbookData) => void
  /** Opens the step of a field and puts the cursor there. */
  onGoToField: (address: FieldAddress) => void
  onGoToStep: (stepNumber: number) => void
}
