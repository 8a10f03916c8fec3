import { templateOrDefault } from './template-list.ts'
import { consulting } from './consulting.ts'
import { ecommerce } from './ecommerce.ts'
import { localService } from './local-service.ts'
import { marketplace } from './marketplace.ts'
import { saas } from './saas.ts'
import { service } from './service.ts'
import { startup } from './startup.ts'
import type { Template, TemplateData, TemplateId } from './template.ts'

const data: Readonly<Record<TemplateId, TemplateData>> = {
  saas,
  ecommerce,
  consulting,
  'local-service': localService,
  service,
  marketplace,
  startup,
}

/** With the texts of all seven, for the server and for tests. A screen calls `loadTemplate`. */
export function templateOf(id: string | null): Template {
  const info = templateOrDefault(id)
  return { ...info, data: data[info.id] }
}
