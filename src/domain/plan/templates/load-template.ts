import { templateOrDefault } from './template-list.ts'
import type { Template, TemplateData, TemplateId } from './template.ts'

/** One file each, so that a browser fetches the texts of the one template it needs. */
const loaders: Readonly<Record<TemplateId, () => Promise<TemplateData>>> = {
  saas: async () => (await import('./saas.ts')).saas,
  ecommerce: async () => (await import('./ecommerce.ts')).ecommerce,
  consulting: async () => (await import('./consulting.ts')).consulting,
  'local-service': async () => (await import('./local-service.ts')).localService,
  service: async () => (await import('./service.ts')).service,
  marketplace: async () => (await import('./marketplace.ts')).marketplace,
  startup: async () => (await import('./startup.ts')).startup,
}

/** The template with its texts. An unknown or missing id means saas. */
export async function loadTemplate(id: string | null | undefined): Promise<Template> {
  const info = templateOrDefault(id)
  return { ...info, data: await loaders[info.id]() }
}
