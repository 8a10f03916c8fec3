import { templateOrDefault } from '#domain/plan/templates/template-list.ts'
import { loadTemplate } from '#domain/plan/templates/load-template.ts'
import type { Template, TemplateId } from '#domain/plan/templates/template.ts'
import { MissingPartError } from '#web/ui/parts/missing-part-error.ts'

const fetched = new Map<TemplateId, Promise<Template>>()

/** A template with its texts. Each template has one promise, so that a screen can wait for it. */
export function fetchTemplate(id: string | null): Promise<Template> {
  const { id: knownId } = templateOrDefault(id)
  const promise = fetched.get(knownId) ?? fetchAnew(knownId)
  fetched.set(knownId, promise)
  return promise
}

/** Prefetches a template that will probably be needed. A failure is reported only when it is needed. */
export function fetchTemplateAhead(id: TemplateId): void {
  loadTemplate(id).catch(() => {})
}

async function fetchAnew(id: TemplateId): Promise<Template> {
  try {
    return await loadTemplate(id)
  } catch (error) {
    throw new MissingPartError(error, () => fetched.delete(id))
  }
}
