import type { DeletedWorkbookList, VersionList, WorkbookList } from '#contract/workbooks.ts'
import type { WorkbookVersionTable } from '#server/database/schema.ts'
import type { DeletedRow } from './deleted-workbook-store.ts'
import { keptAfterDeletionMs } from './kept-after-deletion.ts'
import type { AnsweredRow } from './workbook-store.ts'

/**
 * The answer as parts of a JSON text. The data is large and stored as JSON, so it is passed on without parsing or
 * copying.
 */
export function writeSavedWorkbook({ data, ...row }: AnsweredRow): (string | Uint8Array)[] {
  const rest = JSON.stringify(toListed(row))
  return [`${rest.slice(0, -1)},"data":`, data, '}']
}

export function toListed(row: Omit<AnsweredRow, 'data'>): WorkbookList[number] {
  return {
    id: row.id,
    title: row.title,
    template: row.template,
    currentStep: String(row.current_step),
    completedSteps: JSON.parse(row.completed_steps) as number[],
    revision: String(row.revision),
    updatedAt: toIsoTime(row.updated_at),
  }
}

export function toListedVersion(
  row: Pick<WorkbookVersionTable, 'revision' | 'title' | 'saved_at' | 'content_bytes'>,
): VersionList[number] {
  return {
    revision: String(row.revision),
    title: row.title,
    savedAt: toIsoTime(row.saved_at),
    sizeBytes: row.content_bytes,
  }
}

export function toListedDeleted(row: DeletedRow): DeletedWorkbookList[number] {
  return {
    id: row.id,
    title: row.title,
    template: row.template,
    deletedAt: toIsoTime(row.deleted_at),
    keptUntil: toIsoTime(row.deleted_at + keptAfterDeletionMs),
  }
}

function toIsoTime(timeMs: number): string {
  return new Date(timeMs).toISOString()
}
