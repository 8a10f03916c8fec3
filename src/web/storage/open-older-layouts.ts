import type { StorageLike } from './guarded-storage.ts'
import { olderLayouts, type OlderLayouts } from './older-layouts.ts'
import { fetchOlderTemplates, type OlderTemplates } from './older-templates.ts'

/** Everything about older layouts in one part. */
export function openOlderLayouts(backing: StorageLike): OlderTemplates & { layouts: OlderLayouts } {
  return { layouts: olderLayouts, ...fetchOlderTemplates(backing) }
}
