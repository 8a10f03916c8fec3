import { workbookDataSchema, type WorkbookData } from '#domain/plan/workbook-data.ts'
import type { Template } from './template.ts'

/** A new plan's answers. Parsing creates every object and list anew, so no two plans share one. */
export function createWorkbookData(template: Template): WorkbookData {
  return workbookDataSchema.parse(template.data)
}
