import { loadTemplate } from '#domain/plan/templates/load-template.ts'
import { templateOrDefault } from '#domain/plan/templates/template-list.ts'
import type { Template, TemplateId } from '#domain/plan/templates/template.ts'
import { guardStorage, type StorageLike } from './guarded-storage.ts'
import { listOlderRecords, readTemplateId } from './older-layouts.ts'
import { parseRecord } from './stored-plan.ts'

export interface OlderTemplates {
  find: (id: string | null) => Template | null
  /** Settles once every fetch has succeeded or failed. Null when there is nothing to fetch, the usual case. */
  ready: Promise<void> | null
}

/**
 * The older dashboard kept plans without answers, which start from their template. The template texts are
 * fetched only for a browser that still has such plans.
 */
export function fetchOlderTemplates(
  backing: StorageLike,
  load: (id: TemplateId) => Promise<Template> = loadTemplate,
): OlderTemplates {
  const storage = guardStorage(backing)
  const loaded = new Map<TemplateId, Template>()
  const needed = new Set<TemplateId>()
  for (const id of listOlderRecords(storage)) {
    const record = parseRecord(storage.read(id) ?? '')
    if (record && record['data'] === undefined) needed.add(templateOrDefault(readTemplateId(record)).id)
  }
  const fetches = [...needed].map(async (id) => loaded.set(id, await load(id)))
  return {
    find: (id) => loaded.get(templateOrDefault(id).id) ?? null,
    ready: fetches.length === 0 ? null : settle(fetches),
  }
}

/** A failed fetch is reported when its plan is opened. */
async function settle(fetches: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(fetches)
}
