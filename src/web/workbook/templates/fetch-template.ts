import { templateOrDefault } from '#domain/plan/templates/catalogue.ts'
import { loadTemplate } from '#domain/plan/templates/load-template.ts'
import type { Template, TemplateId } from '#domain/plan/templates/template.ts'

const fetched = new Map<TemplateId, Promise<Template>>()

/** A template with its texts. One promise for each, so that a screen can wait for it; a failure is not kept. */
export function fetchTemplate(id: string | null): Promise<Template> {
  const { id: knownId } = templateOrDefault(id)
  const promise = fetched.get(knownId) ?? loadTemplate(knownId)
  fetched.set(knownId, promise)
  promise.catch(() => fetched.delete(knownId))
  return promise
}
