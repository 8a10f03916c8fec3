import type { TemplateId } from '#domain/plan/templates/template.ts'
import { type WorkbookData, workbookDataSchema } from '#domain/plan/workbook-data.ts'

/** One file each, so that a browser fetches the one example it shows. */
const loaders: Readonly<Record<TemplateId, () => Promise<WorkbookData>>> = {
  saas: async () => (await import('./saas.ts')).saasExample,
  ecommerce: async () => (await import('./ecommerce.ts')).ecommerceExample,
  consulting: async () => (await import('./consulting.ts')).consultingExample,
  'local-service': async () => (await import('./local-service.ts')).localServiceExample,
  service: async () => (await import('./service.ts')).serviceExample,
  marketplace: async () => (await import('./marketplace.ts')).marketplaceExample,
  startup: async () => (await import('./startup.ts')).startupExample,
}

/** A worked plan for the template. Parsing creates it anew, so that no one's changes reach the next reader. */
export async function loadExample(templateId: TemplateId): Promise<WorkbookData> {
  return workbookDataSchema.parse(await loaders[templateId]())
}
