import type { Workbook } from '#domain/plan/restore.ts'
import { toStoredData } from '#domain/plan/to-stored-data.ts'

export interface JsonExport {
  title: string
  exportDate: string
  version: '1.0'
  data: Record<string, unknown>
}

/** The plan in a form that can be imported again without loss. */
export function buildJsonExport(
  { title, data }: Pick<Workbook, 'title' | 'data'>,
  exportedAt: string,
): JsonExport {
  return { title, exportDate: exportedAt, version: '1.0', data: toStoredData(data) }
}
