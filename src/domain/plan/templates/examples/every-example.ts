import type { TemplateId } from '#domain/plan/templates/template.ts'
import { type WorkbookData, workbookDataSchema } from '#domain/plan/workbook-data.ts'
import { consultingExample } from './consulting.ts'
import { ecommerceExample } from './ecommerce.ts'
import { localServiceExample } from './local-service.ts'
import { marketplaceExample } from './marketplace.ts'
import { saasExample } from './saas.ts'
import { serviceExample } from './service.ts'
import { startupExample } from './startup.ts'

const examples: Readonly<Record<TemplateId, WorkbookData>> = {
  saas: saasExample,
  ecommerce: ecommerceExample,
  consulting: consultingExample,
  'local-service': localServiceExample,
  service: serviceExample,
  marketplace: marketplaceExample,
  startup: startupExample,
}

/** All seven at once, for the server and for tests. A screen calls `loadExample` and fetches one. */
export function exampleOf(templateId: TemplateId): WorkbookData {
  return workbookDataSchema.parse(examples[templateId])
}
