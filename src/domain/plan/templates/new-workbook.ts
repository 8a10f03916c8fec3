import { restoreWorkbook, type Workbook } from '#domain/plan/restore.ts'
import { createWorkbookData } from './create-workbook-data.ts'
import type { Template, TemplateInfo } from './template.ts'

const newPlanTitle = 'New Business Plan'

export function createWorkbook(template: Template): Workbook {
  return restoreWorkbook({ title: newPlanTitle, template: template.id, data: createWorkbookData(template) })
}

/** Everything back to the template, as on the first day. */
export function resetWorkbook(template: Template): Workbook {
  return { ...createWorkbook(template), title: `New ${shortTemplateName(template)} Business Plan` }
}

/** 'SaaS Business' in 'New SaaS Business Plan', 'Coffee Shop Template' in 'Applied Coffee Shop template'. */
export function shortTemplateName({ name }: TemplateInfo): string {
  return name.replace(/ (Business|Template)$/, '')
}
