import type { WorkbookData } from '#domain/plan/workbook-data.ts'

/** The sections that are not the same object as before. All of them, if there is no before. */
export function findChangedSections(data: WorkbookData, before: WorkbookData | null): Partial<WorkbookData> {
  const changed = Object.entries(data).filter(([key, section]) => before?.[key] !== section)
  return Object.fromEntries(changed)
}
