import type { FieldAddress } from '#domain/plan/address/field-address.ts'

/** Whether the plan passes one condition, with what it has or lacks, and the field to go to. */
export interface TaskState {
  readonly isPassed: boolean
  /** '$85,000 · 10.5 % · 84 months', or 'Step 11, Risk Analysis. Still empty.' */
  readonly detail: string
  readonly address: FieldAddress | readonly ['review', 'sources']
}
