import { steps } from '#domain/plan/steps.ts'
import type { SectionKey } from '#domain/plan/workbook-data.ts'

/** 'step 8, Financial Projections' */
export function nameStep(section: SectionKey): string {
  const step = steps.find(({ key }) => key === section)
  return step ? `step ${step.number}, ${step.name}` : section
}
