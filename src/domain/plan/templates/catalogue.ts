import { workbookDataSchema, type WorkbookData } from '#domain/plan/workbook-data.ts'
import { consulting } from './consulting.ts'
import { ecommerce } from './ecommerce.ts'
import { localService } from './local-service.ts'
import { marketplace } from './marketplace.ts'
import { saas } from './saas.ts'
import { service } from './service.ts'
import { startup } from './startup.ts'
import type { Template, TemplateId } from './template.ts'

/** In the order of the workbook's dropdown: the four templates, then the further starting points. */
export const templates: readonly Template[] = [
  saas,
  ecommerce,
  consulting,
  localService,
  service,
  marketplace,
  startup,
]

export const workbookTemplateIds: readonly TemplateId[] = ['saas', 'ecommerce', 'consulting', 'local-service']

/** The dashboard's buttons for a new plan, in their order. */
export const startingPointIds: readonly TemplateId[] = [
  'saas',
  'ecommerce',
  'service',
  'marketplace',
  'startup',
]

export function findTemplate(id: string): Template | null {
  return templates.find((template) => template.id === id) ?? null
}

/** Addresses and stored plans carry any id; one that is unknown or missing means saas. */
export function templateOrDefault(id: string | null | undefined): Template {
  return findTemplate(id ?? '') ?? saas
}

export function templateLabel(id: string): string {
  return findTemplate(id)?.name ?? 'Business Plan'
}

/** A new plan's answers. Parsing builds every object and list anew, so no two plans share one. */
export function createWorkbookData(template: Template): WorkbookData {
  return workbookDataSchema.parse(template.data)
}
