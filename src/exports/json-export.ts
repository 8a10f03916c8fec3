import type { Workbook } from '#domain/plan/restore.ts'

export interface JsonExport {
  title: string
  exportDate: string
  version: '1.0'
  data: Workbook['data']
}

/** The plan in a form that can be imported again without loss. */
export function buildJsonExport(
  { title, data }: Pick<Workbook, 'title' | 'data'>,
  exportedAt: string,
): JsonExport {
  return { title, exportDate: exportedAt, version: '1.0', data }
}
