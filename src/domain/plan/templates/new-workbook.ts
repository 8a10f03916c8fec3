import { restoreWorkbook, type Workbook } from '#domain/plan/restore.ts'
import { createWorkbookData } from './create-workbook-data.ts'
import type { Template, TemplateInfo } from './template.ts'

export const newPlanTitle = 'New Business Plan'

export function createWorkbook(template: Template): Workbook {
  return restoreWorkbook({ title: newPlanTitle, template: template.id, data: createWorkbookData(template) })
}

/** Everything back to the template, as on the first day. */
export function resetWorkbook(template: Template): Workbook {
  return { ...createWorkbook(template), title: nameNewPlan(template) }
}

/** 'New SaaS Business Plan': a name that ends in 'Business' already brings the word along. */
export function nameNewPlan(template: TemplateInfo): string {
  return `New ${bareTemplateName(template).replace(/ Business$/, '')} Business Plan`
}

/** The name as the dropdown shows it, for a sentence that says 'template' itself. */
export function bareTemplateName({ name }: TemplateInfo): string {
  return name.replace(/ Template$/, '')
}
